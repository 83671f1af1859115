import ArchFacts
import ArchKnowledge

/// Tells models of a database or a server from those of a domain.
///
/// `Models` holds either, so the preset only guesses; what a file imports is the better evidence.
enum StoredModels {
  private static let modules = AppleModules[.storedModels].union(LibraryModules[.storedModels])

  static func areIn(_ facts: FileFacts) -> Bool {
    facts.imports.contains { entry in
      NamePath.names(entry.path, in: facts.bytes).first.map { modules.contains(facts.verbatim($0)) } ?? false
    }
  }
}
