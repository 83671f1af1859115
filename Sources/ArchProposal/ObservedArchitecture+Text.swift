import ArchConfig

extension ObservedArchitecture {
  private static let ruleOfLayers = "layer-dependencies"
  package static let ruleOfCycles = "dependency-cycle"

  /// As it is saved: at most two lines a layer, with what was seen as comments.
  ///
  /// - Parameter presets: names of those that it is to rest on.
  package func text(extending presets: [String]) -> String {
    var lines = ["{"]
    lines.append(
      "  // What \(files) files do today; layers that use others come first. Correct what is wrong.")
    lines.append("  \"extends\": \(Self.list(presets)),")
    if !exclude.isEmpty {
      let files = excludedFiles == 1 ? "1 file" : "\(excludedFiles) files"
      lines.append(
        "  \"exclude\": \(Self.list(exclude)),  // \(files) of tools, samples, other people's code")
    }
    lines.append(
      "  \"rules\": { \"\(Self.ruleOfLayers)\": \"error\", \"\(Self.ruleOfCycles)\": \"error\" },")
    if !roots.isEmpty {
      lines.append(
        "  \"compositionRoot\": { \"files\": \(Self.list(roots)) },  // they put the app together or lead through it, so they may use all"
      )
    }
    lines.append("  \"layers\": {")
    for (index, layer) in layers.enumerated() {
      lines.append("    // \(comment(on: layer))")
      lines.append("    \(Self.entry(layer))\(index + 1 < layers.count ? "," : "")")
    }
    lines += ["  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func comment(on layer: ProposedLayer) -> String {
    var parts = ["\(layer.count) \(layer.count == 1 ? "file" : "files")"]
    if !layer.evidence.isEmpty { parts[0] += ": \(layer.evidence)" }
    if layer.isLoose { parts.append("in no order") }
    for arrow in unordered + renamed + leftOut where arrow.from == layer.name {
      parts.append("uses \(arrow.to) \(arrow.times), which uses it \(arrow.backTimes)")
    }
    return parts.joined(separator: "; ")
  }

  static func entry(_ layer: ProposedLayer) -> String {
    var keys: [String] = []
    if !layer.files.isEmpty { keys.append("\"files\": \(list(layer.files))") }
    if !layer.otherwise.isEmpty { keys.append("\"otherwise\": \(list(layer.otherwise))") }
    if let kind = layer.kind { keys.append("\"is\": \"\(kind.rawValue)\"") }
    keys.append("\"mayUse\": \(list(layer.mayUse))")
    return "\(quoted(layer.name)): { \(keys.joined(separator: ", ")) }"
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension ObservedArchitecture.Arrow {
  package var times: String { Self.times(count) }
  package var backTimes: String { Self.times(back) }

  private static func times(_ count: Int) -> String { ObservedArchitecture.times(count) }
}

extension ObservedArchitecture {
  /// `once`, `twice`, `3 times`
  package static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
