/// The module of one file.
package struct FileModule: Sendable, Hashable {
  package let name: String
  package let evidence: ModuleEvidence
  package let isTest: Bool
  let variants: TargetVariants

  package init(
    name: String, evidence: ModuleEvidence, isTest: Bool = false, variants: TargetVariants = .all
  ) {
    self.name = name
    self.evidence = evidence
    self.isTest = isTest
    self.variants = variants
  }
}

/// What is known of where one file is built.
package enum ModulePlace: Sendable, Hashable {
  case module(FileModule)
  /// In no target of this Xcode project, by its path, which lists nearly all files around it.
  case unbuilt(project: String)
  /// Built into several modules, by their names.
  case several([String])
  case unknown

  package var module: FileModule? {
    switch self {
    case .module(let module): module
    case .unbuilt, .several, .unknown: nil
    }
  }
}
