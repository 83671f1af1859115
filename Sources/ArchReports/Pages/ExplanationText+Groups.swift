import ArchConfig
package import ArchModel

extension ExplanationText {
  /// - Parameter isAgainst: whether a rule about layers reports the use at a place.
  package static func render(
    _ group: GroupExplanation, pathPrefix: String, where isAgainst: (CodePlace) -> Bool
  ) -> String {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.write(group, isAgainst)
    return text.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ group: GroupExplanation, _ isAgainst: (CodePlace) -> Bool) {
    var isLayer = false
    switch group.subject {
    case .layer(let layer):
      lines.append("\(escaped(layer.name)) (layer)")
      isLayer = true
      row("is", layer.kind.rawValue)
      for (key, patterns) in [
        ("files", layer.files), ("modules", layer.modules), ("otherwise", layer.otherwise),
      ] where !patterns.isEmpty {
        row(key, patterns.map { "'\(escaped($0.text))'" }.joined(separator: ", "))
      }
      if let types = layer.typesText { row("made of", escaped(types)) }
      if let shown = layer.shownText { row("public", escaped(shown)) }
      row("may use", Self.mayUse(layer))
    case .module(let name): lines.append("\(escaped(name)) (module)")
    case .folder(let path):
      lines.append("\(path.isEmpty && pathPrefix.isEmpty ? "." : escaped(pathPrefix + path)) (folder)")
    }
    let rest = group.notJudged == 0 ? "" : ", and \(group.notJudged) that no rule looks at"
    let which = group.shared == group.files ? "" : "\(group.shared) of them "
    let shared = group.shared == 0 ? "" : " (\(which)built into other modules, too)"
    row("holds", counted(group.files, "file") + shared + rest)
    if !group.roles.isEmpty {
      row(
        "types",
        group.roles.map { "\($0.count) \($0.count == 1 ? $0.role.words : $0.role.plural)" }
          .joined(separator: ", "))
    }
    if !isLayer {
      let layers = group.layers.map { "\($0.name.map(escaped) ?? "none") (\(counted($0.files, "file")))" }
      row(layers.count == 1 ? "layer" : "layers", layers.joined(separator: ", "))
    }
    write("uses", group.uses, where: isAgainst)
    write("used by", group.usedBy, where: isAgainst)
  }

  private static func mayUse(_ layer: Layer) -> String {
    guard let mayUse = layer.mayUse else { return "every layer: no 'mayUse' says otherwise" }
    return mayUse.isEmpty ? "no other layer" : mayUse.map { escaped($0) }.joined(separator: ", ")
  }
}
