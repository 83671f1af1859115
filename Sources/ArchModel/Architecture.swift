package import ArchJSON

/// What `architecture.json` says, merged over its presets.
package struct Architecture: Sendable {
  /// Names of the presets it rests on, in order.
  package var presets: [String] = []
  /// Folders or patterns that hold the sources; empty means everything.
  package var sources: [PathPattern] = []
  package var exclude: [PathPattern] = []
  /// In order; the first whose pattern matches a file claims it.
  package var layers: [Layer] = []
  package var compositionRoot = CompositionRoot()
  /// Every rule's entry as written, later ones merged over earlier ones.
  package var rules: [RuleSetting] = []
  /// Whether a file that no layer claims is an error.
  package var isExhaustive = false

  package init() {}
}

/// What a layer is for; rules speak about kinds, teams choose the names.
package enum LayerKind: String, Sendable, CaseIterable {
  case boot, coordinators, composition, contracts, domain, data, infrastructure, presentation, other
}

package struct Layer: Sendable {
  package var name: String
  package var kind: LayerKind
  /// `{feature}` in a pattern captures the feature's name.
  package var files: [PathPattern]
  /// Names of SwiftPM targets or Xcode target folders; `{feature}` as in `files`.
  package var modules: [PathPattern]
  /// Layers that this one may use besides itself; `nil` allows all.
  package var mayUse: [String]?
  /// Whether it may match nothing without a remark.
  package var isOptional: Bool

  package init(
    name: String, kind: LayerKind, files: [PathPattern] = [], modules: [PathPattern] = [],
    mayUse: [String]? = nil, isOptional: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.files = files
    self.modules = modules
    self.mayUse = mayUse
    self.isOptional = isOptional
  }
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

package struct RuleSetting: Sendable {
  package var rule: String
  /// The value in the config: a severity, or an object with `severity` and options.
  package var value: JSON

  package init(rule: String, value: JSON) {
    self.rule = rule
    self.value = value
  }
}
