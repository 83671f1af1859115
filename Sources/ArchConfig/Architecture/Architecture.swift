package import ArchJSON

/// What `architecture.json` says, merged over its presets.
package struct Architecture: Sendable {
  /// Names of the presets it rests on, in order.
  package var presets: [String] = []
  /// Folders or patterns that hold the sources; empty means everything.
  package var sources: [PathPattern] = []
  package var exclude: [PathPattern] = []
  /// What is a test or a double, as the team pins it; `nil` leaves it to manifests, names, folders and imports.
  package var tests: [PathPattern]?
  /// Files that are part of the app whatever they look like. No config says so: it is asked what would be found in
  /// them if they were.
  package var judgedAnyway: Set<String> = []
  /// In order; the first whose pattern matches a file claims it.
  package var layers: [Layer] = []
  /// Whether all files are taken for those of layers, although none is known yet.
  package var claimsAll = false
  /// Whether nobody said which layers there are, neither a preset nor the team: they are what the code shows.
  package var leavesLayersOpen = false
  /// Name the feature of a file, whatever its layer, where the layer's pattern does not.
  package var features: [PathPattern] = []
  /// The same where the team wrote no `features`: a preset's, and the folders in `Features`.
  package var usualFeatures = [PathPattern("**/Features/{feature}/**/*.swift")]
  package var compositionRoot = CompositionRoot()
  /// What the team says its types are, in the order written; what a file extends comes after it.
  package var roles: [RoleStatement] = []
  /// Every rule's entry as written, later ones merged over earlier ones.
  package var rules: [RuleSetting] = []
  /// Ids of the rules that a preset turns on or that `rules` names. All others are off.
  package var rulesTurnedOn: Set<String> = []
  /// The team's own rules, in the order written.
  package var own: [OwnRule] = []
  /// What 'define' says, as it is written.
  package var definitions: JSON?
  /// What a review of a change goes through, without repetition: the presets' items, then the team's.
  package var checklist: [ChecklistItem] = []
  /// Folders of decision records, relative to the root; `nil` leaves it to the usual names.
  package var decisionFolders: [String]?
  /// Where the baseline is, relative to the root; `nil` leaves it to the usual name.
  package var baselinePath: String?
  package var baselineLocation: JSONLocation?
  /// Whether a file that no layer claims is an error.
  package var isExhaustive = false
  /// Whether a layer that another may use and does not is an error.
  package var isExact = false
  /// What the team wrote down besides layers and rules, with its place, so that what has no effect is told.
  package var settings: [WrittenSetting] = []

  package init() {}

  /// By which code is read whose layers are to be seen.
  package static var beforeLayers: Architecture {
    var architecture = Architecture()
    architecture.claimsAll = true
    return architecture
  }
}

extension Architecture {
  /// Whether a file belongs to the sources and is not excluded.
  package func includes(_ path: String) -> Bool { includes(RelativePath(path)) }

  package func includes(_ path: RelativePath) -> Bool {
    if exclude.contains(where: { $0.match(path) != nil }) { return false }
    return sources.isEmpty || sources.contains { $0.match(path) != nil }
  }

  /// Whether a layer's pattern of the team's own has the name of a folder in it.
  package func speaksOf(folder: String) -> Bool {
    let name = PathPattern.Segment.literal(Array(folder.utf8))
    return layers.contains { layer in
      !layer.origin.isPreset && (layer.files + layer.otherwise).contains { $0.segments.contains(name) }
    }
  }

  package func layer(named name: String) -> Layer? { layers.first { $0.name == name } }

  /// Whether anybody asked for a rule. Its setting may still say `off`.
  package func turnsOn(_ rule: String) -> Bool { rulesTurnedOn.contains(rule) }

  package func setting(of rule: String) -> RuleSetting? { rules.first { $0.rule == rule } }
}

/// Where concrete types are put together.
package struct CompositionRoot: Sendable {
  package var files: [PathPattern] = []
  /// Types by name, wherever they are declared.
  package var types: [String] = []
  package var modules: [String] = []
  /// Whether `@main`, `@UIApplicationMain`, scene and application delegates belong to it.
  package var includesEntryPoints = true

  package init() {}
}

/// A pattern or a name in the configuration.
package struct WrittenSetting: Sendable {
  package enum Kind: Sendable {
    case sources, exclude, tests, layerExcept, feature, rootFiles, rootType, rootModule, decisions
  }

  package let kind: Kind
  package let text: String
  package let location: JSONLocation
}
