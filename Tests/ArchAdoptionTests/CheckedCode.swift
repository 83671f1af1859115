import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Testing

/// One file that was checked with its comments heeded. `SINGLETON` in the source is a declaration that
/// `no-singletons` finds.
struct CheckedCode {
  let findings: [Finding]

  /// With a rule of the team's own, `no-shell`, that finds each `import Shell`.
  static let configForbiddingShell = """
    {"extends": "layered", "own": [{"id": "no-shell", "because": "A.", "in": {"files": ["**"]}, "forbid": {"imports": ["Shell"]}}]}
    """

  init(
    _ source: String, path: String = "Core/Infrastructure/Session.swift",
    config: String = #"{"extends": "layered"}"#,
    only rules: [String] = [], without skipped: [String] = [], on day: String = "2026-11-21",
    isWhole: Bool = true
  ) throws {
    let bytes = Array(Self.expanded(source).utf8)
    let reading = Architecture.reading(Array(config.utf8), rules: RuleCatalog.known)
    try #require(reading.problems.map(\.message) == [])
    let architecture = reading.architecture
    let codebase = Codebase(architecture, [FileFacts(scanning: bytes, path: path)])
    let inUse = RuleCatalog.all.filter { rule in
      let id = rule.about.id
      return (rules.isEmpty || rules.contains(id)) && !skipped.contains(id)
    }
    let run = RuleRun(architecture, rules: inUse)
    let today = try #require(Day(day))
    findings = SuppressionRun(codebase, run, today: today, isWhole: isWhole)
      .applied(to: run.findings(in: codebase))
  }

  private static func expanded(_ source: String) -> String {
    let pieces = source.split(separator: "SINGLETON", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      index == 0
        ? String(piece) : "final class S\(index) { static let shared = S\(index)(); func save() {} }\(piece)"
    }.joined()
  }

  /// Lines where something is found that no comment silences.
  var open: [Int] { lines(.new) }
  var silenced: [Int] { lines(.suppressed) }

  /// What is wrong with the comments.
  var complaints: [String] {
    findings.filter { $0.rule == "suppressions" }.map { "\($0.range.start.line): \($0.message)" }
  }

  var fixes: [String] { findings.filter { $0.rule == "suppressions" }.map(\.fix) }
  var labels: [String] { findings.filter { $0.rule == "suppressions" }.map(\.label) }

  private func lines(_ status: FindingStatus) -> [Int] {
    findings.filter { $0.rule != "suppressions" && $0.status == status }.map(\.range.start.line)
  }
}
