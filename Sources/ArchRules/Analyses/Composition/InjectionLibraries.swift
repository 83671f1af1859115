import ArchFacts
import ArchKnowledge
import ArchModel

/// Whether a file imports a library for dependency injection: `resolve` and `Container` mean many things, and count
/// only where it does.
enum InjectionLibraries {
  private static let modules = LibraryModules[.injection]
  private static let frameworkModules = LibraryModules[.framework]

  static func has(_ module: String) -> Bool { modules.contains(module) }

  static func isImported(by file: SourceFile) -> Bool { imports(of: file) { modules.contains($0) } }

  /// Whether a library is imported, and no framework that brings its own way of injection.
  static func isImportedByItself(by file: SourceFile) -> Bool {
    isImported(by: file) && !imports(of: file) { frameworkModules.contains($0) }
  }

  private static func imports(of file: SourceFile, _ matches: (String) -> Bool) -> Bool {
    file.facts.imports.contains { entry in
      var path = NamePath(entry.path)
      return path.next(in: file.facts.bytes).map { matches(file.facts.verbatim($0)) } ?? false
    }
  }
}
