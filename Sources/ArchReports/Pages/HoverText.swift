import ArchConfig
import ArchFacts
package import ArchModel
package import ArchRules

/// What an editor shows above a name: Markdown, since all of them can.
package enum HoverText {
  /// - Parameter notes: what rules take the type for besides its role.
  package static func markdown(_ type: TypeExplanation, notes: [String]) -> String {
    var lines = ["**\(MarkdownText.prose(type.name))** (\(type.kind.keyword))", ""]
    if let layer = type.placement.layer {
      let reason = MarkdownText.prose(ExplanationText.reason(for: layer))
      lines.append(
        "- layer \(MarkdownText.prose(layer.name))\(ExplanationText.kind(of: layer)), because \(reason)")
    } else {
      lines.append("- in no layer")
    }
    if let feature = type.placement.feature { lines.append("- feature \(MarkdownText.prose(feature))") }
    lines.append("- role: \(type.role.words) \(MarkdownText.prose(type.roleReason + (type.roleRow ?? "")))")
    lines.append(
      "- component: \(type.isComponent ? "yes, it " : "no, ")\(MarkdownText.prose(type.componentReason))")
    lines += notes.map { "- for rules: \(MarkdownText.prose($0))" }
    if let reason = type.compositionRoot {
      lines.append("- in the composition root, because \(MarkdownText.prose(reason))")
    }
    let users = type.usedBy.compactMap { $0.layer }.map(MarkdownText.prose)
    if !users.isEmpty { lines.append("- used by \(users.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  /// Of a finding: the rule, why there is one, and the record that it rests on.
  package static func markdown(_ finding: Finding) -> String {
    var lines = [
      "**\(MarkdownText.prose(finding.rule))** (\(finding.severity.rawValue)): \(MarkdownText.prose(finding.message))",
      "", MarkdownText.prose(finding.why), "", "Fix: \(MarkdownText.prose(finding.fix))",
    ]
    if let decision = finding.decision { lines += ["", "Decision: \(MarkdownText.cited(decision))"] }
    return lines.joined(separator: "\n")
  }
}
