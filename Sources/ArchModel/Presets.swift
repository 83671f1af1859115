/// An architecture that comes with archcheck, by name.
package struct Preset: Sendable {
  package let name: String
  /// What it is, in one sentence.
  package let summary: String
  package let layers: [Layer]
  package let features: [PathPattern]
  package let compositionRoot: CompositionRoot

  /// Every preset that this version knows, by name.
  package static let all: [Preset] = [layered]

  package static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

  /// The same with no layers: for a team that writes down its own.
  var withoutLayers: Preset {
    Preset(name: name, summary: summary, layers: [], features: features, compositionRoot: compositionRoot)
  }

  /// Names that are taken but not supported yet.
  static let planned = ["app-factory", "clean-state", "decisions", "repositories"]
}

extension Architecture {
  /// What is checked where there is no `architecture.json`.
  package static let layered = Architecture(resting: [.layered])

  /// The presets' layers and composition root, the later ones laid over the earlier ones.
  init(resting presets: [Preset]) {
    self.init()
    for preset in presets {
      self.presets.append(preset.name)
      for layer in preset.layers {
        if let index = layers.firstIndex(where: { $0.name == layer.name }) {
          layers[index] = layer
        } else {
          layers.append(layer)
        }
      }
      usualFeatures = preset.features
      compositionRoot = preset.compositionRoot
    }
  }
}
