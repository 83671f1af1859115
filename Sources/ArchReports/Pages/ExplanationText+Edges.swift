import ArchConfig
import ArchFacts
package import ArchModel

extension ExplanationText {
  /// - Parameter isAgainst: whether a rule about layers reports the use at a place.
  package static func render(
    _ edge: EdgeExplanation, pathPrefix: String, where isAgainst: (CodePlace) -> Bool
  ) -> String {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.write(edge, isAgainst)
    return text.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(
    _ edge: EdgeExplanation, _ isAgainst: (CodePlace) -> Bool
  ) {
    let (from, to) = (name(of: edge.from), name(of: edge.to))
    lines.append("\(from) (\(edge.from.kind.rawValue)) → \(to) (\(edge.to.kind.rawValue))")
    guard !edge.chain.isEmpty else {
      switch edge.part {
      case .both: lines.append("  no way: the two are the same")
      case .first: lines.append("  no way: '\(from)' is part of '\(to)' and uses nothing else there")
      case .second: lines.append("  no way: '\(to)' is part of '\(from)', and nothing uses its own parts")
      case nil:
        lines.append("  no way: no names of types lead from '\(from)' to '\(to)', not even through others")
      }
      if !edge.imports.isEmpty {
        lines += ["", "  by imports alone, in \(counted(edge.imports.count, "step"))"]
        for step in edge.imports {
          lines.append(
            "     \(place(step.place)): '\(escaped(step.from))' needs '\(escaped(step.to))'"
              + (isAgainst(step.place) ? ", against the order" : ""))
        }
      }
      if edge.isReversed {
        lines.append("  the other way round there is one: 'archcheck explain \(to) → \(from)'")
      }
      return
    }
    if edge.direct.isEmpty {
      lines.append("  through others, in \(edge.chain.count) steps")
    } else {
      lines.append("  directly, at \(counted(edge.direct.count, "place"))")
    }
    for (number, step) in edge.chain.enumerated() {
      let isBreak = isAgainst(step.place)
      lines.append("")
      lines.append("  \(number + 1). '\(escaped(step.user))' \(step.verb) '\(escaped(step.type))'")
      lines.append("     \(place(step.place))")
      lines.append("     \(permission(step, isBreak))")
    }
    let others = edge.direct.filter { place in !edge.chain.contains { $0.place == place } }
    // What is against the order is what someone looks for.
    let sorted = others.filter(isAgainst) + others.filter { !isAgainst($0) }
    if !others.isEmpty {
      lines.append("")
      lines.append("  also at")
      for other in sorted.prefix(Self.shownPlaces) {
        lines.append("     \(place(other))\(isAgainst(other) ? ", against the order" : "")")
      }
      if others.count > Self.shownPlaces { lines.append("     and \(others.count - Self.shownPlaces) more") }
    }
    lines.append("")
    lines.append("  \(verdict(on: edge, isAgainst))")
  }

  /// By every place of each step, not only by those that are shown as steps.
  private func verdict(on edge: EdgeExplanation, _ isAgainst: (CodePlace) -> Bool) -> String {
    let places = edge.direct.count { isAgainst($0) }
    if edge.direct.count > 1, places > 0 {
      return "not allowed: \(places) of \(edge.direct.count) places "
        + "\(places == 1 ? "is" : "are") against the order of layers"
    }
    let steps = edge.chain.count { $0.places.contains(where: isAgainst) }
    return steps == 0
      ? "allowed: no step is against the order of layers"
      : "not allowed: \(steps == 1 ? "one step is" : "\(steps) steps are") against the order of layers"
  }

  private static let shownPlaces = 5

  func name(of part: CodePart) -> String {
    switch part.kind {
    case .layer, .module, .feature, .type: escaped(part.name)
    case .folder, .file: part.name.isEmpty && pathPrefix.isEmpty ? "." : escaped(pathPrefix + part.name)
    }
  }

  private func permission(_ step: EdgeExplanation.Step, _ isBreak: Bool) -> String {
    guard let from = step.from else { return "allowed: the user is in no layer" }
    guard let to = step.to else { return "layer '\(escaped(from.name))' → no layer, which all may use" }
    if from.name == to.name { return "within layer '\(escaped(from.name))'" }
    let names = "layer '\(escaped(from.name))' → '\(escaped(to.name))'"
    if isBreak { return "\(names), against the order: 'layer-dependencies' reports it" }
    guard from.mayUse(to.name) else { return "\(names): the composition root may use all" }
    return from.mayUse == nil
      ? "\(names), allowed: no 'mayUse' of '\(escaped(from.name))' says otherwise"
      : "\(names), allowed by 'mayUse' of '\(escaped(from.name))'"
  }
}
