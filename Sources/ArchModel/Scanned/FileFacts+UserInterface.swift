package import ArchFacts
import ArchKnowledge

extension FileFacts {
  /// Whether a file imports what shows screens: it may navigate, its coordinators and providers are those of screens, and
  /// a package that holds it has a user interface.
  package var importsUserInterface: Bool {
    imports.contains { entry in
      var path = NamePath(entry.path)
      return path.next(in: bytes).map { modulesOfScreens.contains($0, in: bytes) } ?? false
    }
  }
}

private let modulesOfScreens = WordSet(AppleModules[.screens])
