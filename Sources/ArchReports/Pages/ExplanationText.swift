import ArchConfig
import ArchFacts
package import ArchModel

/// What `archcheck explain` says of types and files, for people.
package struct ExplanationText {
  /// Uses shown of each layer; the others are counted.
  private static let shownUses = 3
  private static let labelWidth = 15

  /// Goes before each path, so that it can be opened from the working directory; empty or ends with `/`.
  let pathPrefix: String
  var lines: [String] = []

  init(pathPrefix: String) { self.pathPrefix = pathPrefix }

  /// - Parameter notes: what rules take the type for besides its role.
  package static func render(_ type: TypeExplanation, notes: [String], pathPrefix: String) -> String {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.write(type, notes)
    return text.lines.map { $0 + "\n" }.joined()
  }

  /// Several types of one name: each with its place, so that one can be asked about.
  package static func render(candidates: [TypeExplanation], named name: String, pathPrefix: String) -> String
  {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.lines.append("'\(escaped(name))' is the name of \(candidates.count) types:")
    for type in candidates {
      let layer = type.placement.layer.map { "layer \(escaped($0.name))" } ?? "no layer"
      let module = type.placement.module.map { ", module \(escaped($0))" } ?? ""
      text.lines.append(
        "  \(text.place(type.declaration)): \(type.kind.keyword) \(escaped(type.name)), \(layer)\(module)")
    }
    text.lines.append("Ask again with the full name, with the module before it, or about one of the files.")
    return text.lines.map { $0 + "\n" }.joined()
  }

  package static func render(
    path: String, _ placement: PlacementExplanation, types: [TypeExplanation], uses: [UsesOfLayer],
    usedBy: [UsesOfLayer], pathPrefix: String
  ) -> String {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.lines.append(escaped(pathPrefix + path))
    text.write(placement)
    text.row("in the root", placement.compositionRoot.map { "yes, because \(escaped($0))" } ?? "no")
    for type in types {
      let place = "\(type.declaration.location.line):\(type.declaration.location.column)"
      text.row("declares", "\(escaped(type.name)) (\(place)): \(text.roleSentence(type))")
    }
    text.write("uses", uses)
    text.write("used by", usedBy)
    return text.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ type: TypeExplanation, _ notes: [String]) {
    lines.append("\(escaped(type.name)) (\(type.kind.keyword))")
    row("declared in", place(type.declaration))
    for place in type.extensions { row("extended in", self.place(place)) }
    write(type.placement)
    row("role", roleSentence(type))
    row("component", (type.isComponent ? "yes, it " : "no, ") + escaped(type.componentReason))
    for note in notes { row("for rules", escaped(note)) }
    row("in the root", type.compositionRoot.map { "yes, because \(escaped($0))" } ?? "no")
    write("uses", type.uses)
    write("used by", type.usedBy)
  }

  private func roleSentence(_ type: TypeExplanation) -> String {
    "\(type.role.words) \(escaped(type.roleReason + (type.roleRow ?? "")))"
  }

  private mutating func write(_ placement: PlacementExplanation) {
    if let layer = placement.layer {
      row("layer", "\(escaped(layer.name))\(Self.kind(of: layer)), because \(Self.reason(for: layer))")
    } else {
      row("layer", "none: \(placement.reasonForNone ?? "")")
    }
    if let feature = placement.feature { row("feature", escaped(feature)) }
    if let module = placement.module {
      let reason = placement.moduleEvidence.map { ", \(escaped($0.reason))" } ?? ""
      row("module", escaped(module) + reason)
    }
    if let reason = placement.notJudged { row("not judged", "treated as \(escaped(reason.words))") }
    for part in placement.notJudgedParts {
      let what = part.name.isEmpty ? "" : " '\(escaped(part.name))',"
      row("not judged", "line \(part.line):\(what) treated as \(escaped(part.reason.words))")
    }
  }

  /// In parentheses; empty where that it is of no kind that rules know, or the name, says it.
  static func kind(of layer: PlacementExplanation.LayerReason) -> String {
    let isTold = layer.kind == .other || layer.name == layer.kind.rawValue
    return isTold ? "" : " (\(layer.kind.rawValue))"
  }

  /// Worded to follow "because".
  static func reason(for layer: PlacementExplanation.LayerReason) -> String {
    let reason =
      switch layer.list {
      case .files, .otherwise: "its path matches '\(escaped(layer.pattern))'"
      case .modules: "its module matches '\(escaped(layer.pattern))'"
      case .types: "the types in it are \(escaped(layer.pattern))"
      }
    let origin =
      switch layer.origin {
      case .preset(let name): " from the preset '\(escaped(name))'"
      case .observed: ", which 'archcheck init' would write"
      case .config, .unknown: " from the configuration"
      }
    return reason + origin
  }

  /// - Parameter isAgainst: whether a rule about layers reports the use at a place; those are shown first.
  mutating func write(
    _ title: String, _ layers: [UsesOfLayer], where isAgainst: (CodePlace) -> Bool = { _ in false }
  ) {
    guard !layers.isEmpty else {
      lines.append("\(title): nothing in this codebase")
      return
    }
    lines.append("\(title):")
    for group in layers {
      let name = group.layer.map { escaped($0) } ?? "no layer"
      let against = group.uses.filter { isAgainst($0.place) }
      lines.append("  \(name): \(sum(of: group.uses, isUser: title == "uses", against: against))")
      let rest = group.uses.filter { !isAgainst($0.place) }
      for use in (against + rest).prefix(Self.shownUses) {
        lines.append("    \(place(use.place)): \(use.verb) '\(escaped(use.type))'")
      }
      let more = group.uses.count - Self.shownUses
      if more > 0 { lines.append("    and \(more) more") }
    }
  }

  /// Counted as findings and `init` count them: a file that names a type uses it once, at however many places.
  private func sum(of uses: [UsesOfLayer.Use], isUser: Bool, against: [UsesOfLayer.Use]) -> String {
    let count = Self.distinct(uses)
    var text = counted(count, "use")
    if isUser { text += " of \(counted(Set(uses.map(\.type)).count, "type"))" }
    if uses.count > count { text += " at \(counted(uses.count, "place"))" }
    guard !against.isEmpty else { return text }
    let those = Self.distinct(against)
    return text
      + (count == 1 ? ", against the order" : ", \(those == count ? "all" : "\(those)") against the order")
  }

  private static func distinct(_ uses: [UsesOfLayer.Use]) -> Int {
    Set(uses.map { [$0.place.path, $0.type] }).count
  }

  mutating func row(_ label: String, _ text: String) {
    lines.append("  " + label + String(repeating: " ", count: max(1, Self.labelWidth - label.count)) + text)
  }

  func place(_ place: CodePlace) -> String {
    escaped(pathPrefix + place.path) + ":\(place.location.line):\(place.location.column)"
  }

}

func escaped(_ text: String) -> String { TerminalText.escaped(text) }
