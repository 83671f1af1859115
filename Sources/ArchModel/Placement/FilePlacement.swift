/// Where a file is in the architecture, as its path says.
package struct FilePlacement: Sendable, Equatable {
  /// Into `Architecture.layers`.
  package var layer: Int?
  /// What claims it for a layer, whether or not it is of that one after all.
  package internal(set) var match: LayerMatch?
  /// A preset's word for the role of a folder, such as `Models`, is all that says which layer it is.
  package var isByRoleFolder = false
  package internal(set) var feature: String?
  /// The team set its folder apart from the features around it.
  package var isOfNoFeature = false
  /// The SwiftPM target or Xcode target folder, where known.
  package var module: String?
  package var moduleEvidence: ModuleEvidence?
  /// Which targets have it, of those that build its module.
  let variants: TargetVariants
  /// Of a file that is built into several; it has no module of its own then.
  package internal(set) var sharedModules: [String] = []
  /// Claimed by a path or module of the composition root.
  package var isInCompositionRoot: Bool

  package init(
    layer: Int? = nil, feature: String? = nil, module: FileModule? = nil,
    isInCompositionRoot: Bool = false
  ) {
    self.layer = layer
    self.feature = feature
    self.module = module?.name
    moduleEvidence = module?.evidence
    variants = module?.variants ?? .all
    self.isInCompositionRoot = isInCompositionRoot
  }

  /// Whether other files show that what its path names is a feature, where they have to.
  func isFeature(among shown: Set<String>) -> Bool {
    guard let feature, match?.isFeatureToBeShown ?? false else { return true }
    return shown.contains(feature)
  }

  /// Whether it depends on other files which feature it is of.
  package var asksOthersForFeature: Bool { match?.isFeatureToBeShown ?? false }

  /// Whether it is certain which module it belongs to, as a manifest or a project says so.
  var hasDeclaredModule: Bool {
    switch moduleEvidence {
    case .manifest, .description, .projectTarget: true
    case .sourcesFolder, .describedFolder, .project, .imported, nil: false
    }
  }

  /// What it is built into: one module, several, or none that is known.
  package var modules: [String] { module.map { [$0] } ?? sharedModules }
}
