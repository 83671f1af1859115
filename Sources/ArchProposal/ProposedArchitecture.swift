import ArchConfig
package import ArchModel

/// A configuration for code that has none, made of what its folders, targets and types show.
package struct ProposedArchitecture: Sendable {
  package struct ProposedLayer: Sendable {
    package let name: String
    package let files: [String]
    package let otherwise: [String]
    /// How many files it was made of, by the names of their folders and by their types.
    package let filesByName: Int
    package let filesByTypes: Int
  }

  package let presets: [String]
  package let layers: [ProposedLayer]
  /// The app's own files: no tests, no manifests.
  package let appFiles: [String]

  /// - Parameter codebase: joined with the architecture of the presets that are to be proposed.
  package init(for codebase: Codebase) {
    presets = codebase.architecture.presets
    let guess = LayerGuess(codebase)
    let app = codebase.files.ids.filter { guess.isApp[$0] }
    let patterns = FolderPatterns(app.map { (codebase.files[$0].path, guess.layers[$0]) })
    let generalized = FeaturePatterns(app.map { (RelativePath(codebase.files[$0].path), guess.layers[$0]) })
    layers = codebase.architecture.layers.compactMap { layer in
      let own = app.filter { guess.layers[$0] == layer.name }
      let files = generalized.joined(patterns.files[layer.name] ?? [], of: layer.name)
      let otherwise = patterns.otherwise[layer.name] ?? []
      guard !files.isEmpty || !otherwise.isEmpty else { return nil }
      let byName = own.count {
        if case .pattern = guess.evidence[$0] { true } else { false }
      }
      return ProposedLayer(
        name: layer.name, files: files, otherwise: otherwise, filesByName: byName,
        filesByTypes: own.count - byName)
    }
    appFiles = app.map { codebase.files[$0].path }
  }

  /// As it is saved.
  package var text: String {
    var text = "{\n  \"extends\": [" + presets.map { "\"\($0)\"" }.joined(separator: ", ") + "],\n"
    text += "  \"layers\": {\n"
    text += layers.map(Self.text).joined(separator: ",\n")
    return text + "\n  }\n}\n"
  }

  private static func text(_ layer: ProposedLayer) -> String {
    var lists: [String] = []
    if !layer.files.isEmpty { lists.append(list("files", layer.files)) }
    if !layer.otherwise.isEmpty { lists.append(list("otherwise", layer.otherwise)) }
    return "    \"\(layer.name)\": {\n" + lists.joined(separator: ",\n") + "\n    }"
  }

  private static func list(_ key: String, _ patterns: [String]) -> String {
    let quoted = patterns.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
    let oneLine = "      \"\(key)\": [" + quoted.joined(separator: ", ") + "]"
    if oneLine.utf8.count <= 100 { return oneLine }
    return "      \"\(key)\": [\n" + quoted.map { "        " + $0 }.joined(separator: ",\n") + "\n      ]"
  }
}
