import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Testing

/// A few files as one rule sees them, to be compared with how they were.
struct KnownCode {
  let findings: [Finding]
  private let codebase: Codebase

  init(
    _ rule: String, _ files: [String: String], config: String = #"{"extends": "layered"}"#,
    heedsComments: Bool = false
  ) throws {
    let reading = Architecture.reading(Array(config.utf8), rules: RuleCatalog.known)
    try #require(reading.problems.map(\.message) == [])
    let facts = files.sorted { $0.key < $1.key }.map { path, text in
      FileFacts(scanning: Array(text.utf8), path: path)
    }
    codebase = Codebase(reading.architecture, facts)
    let run = RuleRun(reading.architecture, rules: RuleCatalog.rule(rule).map { [$0] } ?? [])
    let found = run.findings(in: codebase)
    findings =
      heedsComments
      ? SuppressionRun(codebase, run, today: try #require(Day("2026-11-21"))).applied(to: found) : found
  }

  var baseline: Baseline { Baseline(of: findings) }

  private var paths: Set<String> { Set(codebase.files.map(\.path)) }

  private var declared: @Sendable () -> DeclaredNames { { [codebase] in DeclaredNames(codebase) } }

  /// Against a baseline of how it was.
  func match(_ former: KnownCode) -> BaselineMatch {
    var scope = BaselineMatch.Scope(paths: paths)
    scope.declared = declared
    return BaselineMatch(findings, former.baseline, scope)
  }

  /// What is new against a baseline of how it was, as `path:line: subject`.
  func new(since former: KnownCode) -> [String] {
    match(former).findings.filter { $0.status == .new }.map {
      "\($0.path):\($0.range.start.line): \($0.symbol)"
    }
  }

  /// What is new in a review of the change, where both sides are known.
  func reviewed(since former: KnownCode) -> [String] { change(since: former).new.map(\.symbol) }

  func change(since former: KnownCode) -> FindingChange { FindingChange(from: former.side, to: side) }

  private var side: FindingChange.Side {
    FindingChange.Side(findings: findings, paths: paths, declared: declared)
  }
}
