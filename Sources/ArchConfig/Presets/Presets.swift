/// An architecture that comes with archcheck, by name.
///
/// Whatever is said about a preset anywhere, in `explain`, in `rules` or in a configuration's mistakes, is read
/// from this value.
package struct Preset: Sendable {
  package let name: String
  /// What it is, in one sentence.
  package let summary: String
  /// Why a team would decide so: what it gains and what it pays.
  package let reasoning: String
  /// In the order in which they claim files.
  package let layers: [Layer]
  package let features: [PathPattern]
  package let compositionRoot: CompositionRoot
  /// The rules that it turns on, by id.
  package let rules: [PresetRule]
  /// What a review of a change goes through.
  package let checklist: [ChecklistItem]

  package init(
    name: String, summary: String, reasoning: String, layers: [Layer], features: [PathPattern],
    compositionRoot: CompositionRoot = CompositionRoot(), rules: [PresetRule],
    checklist: [ChecklistItem] = []
  ) {
    self.name = name
    self.summary = summary
    self.reasoning = reasoning
    self.layers = layers
    self.features = features
    self.compositionRoot = compositionRoot
    self.rules = rules
    self.checklist = checklist
  }

  /// Every preset that this version knows, the most general first, then by name.
  package static let all: [Preset] = [layered, appFactory, cleanState, decisions, packages, repositories]

  package static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

  /// Names of the presets that turn a rule on.
  package static func names(turningOn rule: String) -> [String] {
    all.filter { $0.rules.contains { $0.id == rule } }.map(\.name)
  }

  /// A layer of a preset: it may match nothing, and a configuration may say otherwise.
  package static func layer(
    _ name: String, _ kind: LayerKind, of preset: String, files: [String], otherwise: [String] = [],
    mayUse: [String]?
  ) -> Layer {
    Layer(
      name: name, kind: kind, files: files.map(PathPattern.init),
      otherwise: otherwise.map(PathPattern.init), mayUse: mayUse, isOptional: true, origin: .preset(preset))
  }
}
