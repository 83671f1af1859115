import ArchFacts
import ArchReports
import ArchRules

/// A small report with one of everything that formats show.
enum ReportFixture {
  static let source = SourceText(
    Array("final class Session {\n  // é 😀\n  static let é = \"😀\"; static let shared = Session()\n}\n".utf8))

  static let decision = CitedDecision(id: "ADR-007", title: "Pass Dependencies", path: "docs/adr/ADR-007.md")

  static let about = RuleInfo(
    id: "no-singletons", summary: "A type does not hand out 'shared' instances.",
    why: "No initializer shows it.",
    bad: "static let shared = A()", good: "init(a: A)", fix: "Pass it.")

  /// At `shared` of the source.
  static func finding(
    rule: String = "no-singletons", severity: Severity = .error, path: String = "App/A.swift",
    message: String = "'Session.shared' is a shared instance", fix: String = "pass a 'Session'",
    symbol: String = "Session.shared", related: [RelatedPlace] = [], isChain: Bool = false,
    decision: CitedDecision? = nil, status: FindingStatus = .new, line: Int = 3
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, path: path,
      range: SourceRange(
        start: SourceLocation(line: line, column: 38), end: SourceLocation(line: line, column: 44)),
      message: message, label: "its type is 'Session'", why: "No initializer shows it.", fix: fix,
      subject: .declaration(symbol),
      related: related, isChain: isChain, decision: decision, status: status)
  }

  static let related = RelatedPlace(
    path: "App/B.swift", location: SourceLocation(line: 7, column: 3), message: "'Session' is used here")

  static func report(_ findings: Finding..., rules: [ActiveRule] = []) -> Report {
    report(findings, rules: rules)
  }

  static func report(
    _ findings: [Finding], rules: [ActiveRule] = [], baseline: BaselineState? = nil
  ) -> Report {
    var coverage = Coverage(files: 2)
    coverage.layers = ["domain"]
    let sources = Dictionary(findings.map { ($0.path, source) }, uniquingKeysWith: { first, _ in first })
    return Report(findings: findings, coverage: coverage, sources: sources, rules: rules, baseline: baseline)
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
