import ArchJSON
import ArchRules

/// What SARIF says of a rule once, so that each result only names it.
enum SARIFRule {
  /// Longer descriptions are refused.
  private static let longestDescription = 1_024
  private static let longestName = 255

  static func write(_ rule: ActiveRule, to json: inout JSONWriter) {
    let about = rule.about
    json.object { json in
      json.member("id", about.id)
      json.member("name", cut(name(about.id), toBytes: longestName))
      json.object("shortDescription") { $0.member("text", description(about.summary, about)) }
      json.object("fullDescription") { $0.member("text", description(about.why, about)) }
      json.object("help") { json in
        json.member("text", text(rule))
        json.member("markdown", markdown(rule))
      }
      json.object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
      json.object("properties") { json in
        // Not `security`, which would make an alert of another kind.
        json.array("tags", ["architecture"]) { $0.string($1) }
        json.member("precision", "very-high")
        json.member("problem.severity", problemSeverity(rule.severity))
      }
    }
  }

  /// An empty text is refused, too.
  private static func description(_ text: String, _ about: RuleInfo) -> String {
    cut(TerminalText.escapedLines(text.isEmpty ? about.id : text), toBytes: longestDescription)
  }

  /// `no-singletons` → `NoSingletons`
  private static func name(_ id: String) -> String {
    id.utf8.split(separator: UInt8(ascii: "-")).map { part in
      let word = String(decoding: part, as: UTF8.self)
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  private static func text(_ rule: ActiveRule) -> String {
    let about = rule.about
    var parts = [about.summary, "Why: \(about.why)"]
    if let decision = rule.decision {
      parts.append("Decision: \(decision.id) \(decision.title) (\(decision.path))")
    }
    if !about.fix.isEmpty { parts.append("Fix: \(about.fix)") }
    return TerminalText.escapedLines(parts.joined(separator: "\n"))
  }

  private static func markdown(_ rule: ActiveRule) -> String {
    let about = rule.about
    var parts = [MarkdownText.prose(about.summary), "**Why:** \(MarkdownText.prose(about.why))"]
    if let decision = rule.decision { parts.append("**Decision:** \(MarkdownText.cited(decision))") }
    if !about.fix.isEmpty { parts.append("**Fix:** \(MarkdownText.prose(about.fix))") }
    let language = about.bad.hasPrefix("#") || about.good.hasPrefix("#") ? "markdown" : "swift"
    if !about.bad.isEmpty {
      parts.append("Breaks it:\n\n\(MarkdownText.block(about.bad, language: language))")
    }
    if !about.good.isEmpty {
      parts.append("Follows it:\n\n\(MarkdownText.block(about.good, language: language))")
    }
    return parts.joined(separator: "\n\n")
  }

  private static func problemSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}
