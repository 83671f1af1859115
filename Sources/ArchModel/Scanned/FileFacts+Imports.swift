package import ArchFacts

extension FileFacts {
  /// Whether a file imports one of these modules, whole or in part.
  package func imports(oneOf modules: Set<String>) -> Bool {
    imports.contains { imported in
      NamePath.names(imported.path, in: bytes).first.map { modules.contains(verbatim($0)) } ?? false
    }
  }
}
