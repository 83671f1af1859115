import ArchConfig
package import ArchModel

extension ExplanationText {
  package static func render(_ group: GroupExplanation, pathPrefix: String) -> String {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.write(group)
    return text.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ group: GroupExplanation) {
    var own: Layer?
    switch group.subject {
    case .layer(let layer):
      lines.append("\(escaped(layer.name)) (layer)")
      own = layer
      row("is", layer.kind.rawValue)
      for (key, patterns) in [
        ("files", layer.files), ("modules", layer.modules), ("otherwise", layer.otherwise),
      ] where !patterns.isEmpty {
        row(key, patterns.map { "'\(escaped($0.text))'" }.joined(separator: ", "))
      }
      row("may use", Self.mayUse(layer))
    case .module(let name): lines.append("\(escaped(name)) (module)")
    case .folder(let path):
      lines.append("\(path.isEmpty && pathPrefix.isEmpty ? "." : escaped(pathPrefix + path)) (folder)")
    }
    let rest = group.notJudged == 0 ? "" : ", and \(group.notJudged) that no rule looks at"
    row("holds", counted(group.files, "file") + rest)
    if !group.roles.isEmpty {
      row(
        "types",
        group.roles.map { "\($0.count) \($0.count == 1 ? $0.role.words : $0.role.plural)" }
          .joined(separator: ", "))
    }
    if own == nil {
      let layers = group.layers.map { "\($0.name.map(escaped) ?? "none") (\(counted($0.files, "file")))" }
      row(layers.count == 1 ? "layer" : "layers", layers.joined(separator: ", "))
    }
    write("uses", group.uses) { layer in own.map { !$0.mayUse(layer) } ?? false }
    write("used by", group.usedBy)
  }

  private static func mayUse(_ layer: Layer) -> String {
    guard let mayUse = layer.mayUse else { return "every layer: no 'mayUse' says otherwise" }
    return mayUse.isEmpty ? "no other layer" : mayUse.map { escaped($0) }.joined(separator: ", ")
  }
}
