import ArchConfig
import ArchModel
package import ArchRules

/// What `archcheck context` says of a place, for people and for assistants that pay by the word.
package struct ContextText {
  /// In characters, line ends included: fewer than 500 tokens, of which one has three and a half where names are code.
  package static let longest = 1_700

  private let context: PlaceContext
  private let notes: PlaceNotes
  private var lines: [String] = []

  package static func render(_ context: PlaceContext, _ notes: PlaceNotes) -> String {
    // Where there is much to say, lists are cut; who wants them whole reads JSON.
    for most in [32, 16, 8, 4, 2, 1] {
      let text = ContextText(context, notes, most: most).text
      if text.count <= longest { return text }
    }
    return ContextText(context, notes, most: 0).text
  }

  private var text: String { lines.map { $0 + "\n" }.joined() }

  private init(_ context: PlaceContext, _ notes: PlaceNotes, most: Int) {
    self.context = context
    self.notes = notes
    lines.append(escaped(notes.pathPrefix + context.path) + (notes.isThere ? "" : " (not there yet)"))
    writePlace()
    writeReach(most)
    writeRules(most)
    switch notes.example {
    case .file(let path, let evidence):
      row("example", escaped(notes.pathPrefix + path) + ", \(evidence.rawValue)")
    case .none: row("example", "no other file of the layer is without findings")
    case .notAsked: break
    }
  }

  private mutating func writePlace() {
    let placement = context.placement
    row("layer", placement.layer.map(Self.words) ?? "none: \(placement.reasonForNone ?? "")")
    if let feature = placement.feature { row("feature", escaped(feature)) }
    if let module = context.module {
      row("module", escaped(module) + (placement.moduleEvidence.map { ", \(escaped($0.reason))" } ?? ""))
    }
  }

  private static func words(_ layer: PlacementExplanation.LayerReason) -> String {
    escaped(layer.name) + ExplanationText.kind(of: layer) + ", because "
      + ExplanationText.reason(for: layer)
  }

  private mutating func writeReach(_ most: Int) {
    switch context.reach {
    case .free(let freedom): row("may use", "everything: \(Self.words(freedom))")
    case .limited(let others):
      let groups: [(LayerPermission, String, String)] = [
        (.all, "may use", ""), (.shown, "may use", "only what they show of "),
        (.protocols, "may use", "only protocols of "), (.nothing, "may not use", ""),
      ]
      for (permission, label, words) in groups {
        let names = others.filter { $0.permission == permission }.map { escaped($0.layer.name) }
        if names.isEmpty, permission != .all { continue }
        // What may be used is what somebody is about to write.
        let limit = permission == .nothing ? most : most * 4
        row(label, names.isEmpty ? "its own layer alone" : words + Self.list(names, limit))
      }
      if let rule = context.layerRule {
        let exempt = context.exemptions == 0 ? "" : "; 'allow' has \(context.exemptions) exemptions"
        row("by", "\(name(of: rule))\(exempt)\(cited(rule))")
      }
    }
  }

  static func words(_ freedom: PlaceContext.Freedom) -> String {
    switch freedom {
    case .noLayer: "it is in no layer"
    case .notJudged(let reason): "rules leave it alone as \(escaped(reason.words))"
    case .compositionRoot(let reason): "it is in the composition root, because \(escaped(reason))"
    case .ruleIsOff: "'\(RuleCatalog.layerOrder.about.id)' is off here"
    }
  }

  private mutating func writeRules(_ most: Int) {
    let here = context.rules.filter { $0.scope != .everywhere }
    for rule in here.prefix(most) {
      let about = rule.rule.about
      row("rule", "\(name(of: rule)): \(escaped(cut(Self.line(about.summary), toBytes: 160)))\(cited(rule))")
      // A team gives its reason instead of a summary.
      if rule.scope == .kind {
        row("", "why: \(escaped(cut(Self.line(about.why), toBytes: 160)))")
      } else if !about.fix.isEmpty {
        row("", "fix: \(escaped(cut(Self.line(about.fix), toBytes: 160)))")
      }
    }
    if here.count > most { row("rule", "and \(here.count - most) more of this place") }
    let everywhere = context.rules.filter { $0.scope == .everywhere }.map { escaped($0.rule.about.id) }
    if !everywhere.isEmpty { row("everywhere", Self.list(everywhere, most)) }
    for record in context.records.prefix(most) {
      let place = "\(notes.pathPrefix)\(record.path)"
      row("record", escaped("\(record.id) \(cut(record.title, toBytes: 80)) (\(place))"))
    }
  }

  private func name(of rule: PlaceContext.Asked) -> String {
    "\(escaped(rule.rule.about.id)) (\(rule.severity.rawValue))"
  }

  private func cited(_ rule: PlaceContext.Asked) -> String {
    rule.rule.decision.map { " [\(escaped($0.id))]" } ?? ""
  }

  private static func line(_ prose: String) -> String { prose.split(separator: "\n").joined(separator: " ") }

  private static func list(_ names: [String], _ most: Int) -> String {
    guard names.count > max(most, 1) else { return names.joined(separator: ", ") }
    let shown = names.prefix(max(most, 1)).joined(separator: ", ")
    return "\(shown) and \(names.count - max(most, 1)) more"
  }

  private static let labelWidth = 13

  private mutating func row(_ label: String, _ text: String) {
    lines.append("  " + label + String(repeating: " ", count: max(1, Self.labelWidth - label.count)) + text)
  }
}

/// What is said about a place besides what the code tells.
package struct PlaceNotes: Sendable {
  package enum Example: Sendable {
    case file(String, Evidence)
    case none
    case notAsked
  }

  /// What speaks for a file to take after.
  package enum Evidence: String, Sendable {
    case isChecked = "without findings"
    /// Where there is one.
    case notInBaseline = "of which the baseline has nothing"
    case notChecked = "not checked"
  }

  /// Whether there is such a file.
  package let isThere: Bool
  package let example: Example
  /// Goes before each path, so that it can be opened from the working directory; empty or ends with `/`.
  package let pathPrefix: String

  package init(isThere: Bool, example: Example, pathPrefix: String) {
    self.isThere = isThere
    self.example = example
    self.pathPrefix = pathPrefix
  }
}
