import ArchFacts
package import ArchRules

/// A configuration before a change and after it, with the code as it is after.
package struct ConfigComparison: Sendable {
  private let before: ConfigSide
  private let now: ConfigSide

  package init(from before: ConfigSide, to now: ConfigSide) {
    self.before = before
    self.now = now
  }

  /// What the configuration of now is looser in, in the order in which it is read.
  ///
  /// - Parameters:
  ///   - files: those that both sides look at.
  ///   - walked: paths of all Swift files, relative to the configuration.
  ///   - judged: paths of all that rules look at, records included; the same.
  ///   - prefix: what leads to the configuration in the report.
  package func loosenings(
    _ files: [(before: FileStanding, now: FileStanding)], walked: [String], judged: [String], prefix: String
  ) -> [Loosening] {
    let tests = Set(files.filter(\.before.isTest).map(\.before.path))
    return ScopeLoosenings(
      from: before, to: now, paths: walked, prefix: prefix,
      isTest: { tests.contains(prefix + $0) }
    ).all
      + LayerLoosenings(from: before, to: now, files).all + rules(judged)
  }

  /// Rules that judge less, the team's own among them.
  package func rules(_ judged: [String]) -> [Loosening] {
    RuleLoosenings(from: before, to: now, paths: judged).all
      + OwnRuleLoosenings(from: before, to: now, paths: judged).all
  }
}

/// What the judgement of before finds in the code of now, and that of now does not, or of less weight.
///
/// Both look at the same code, so a finding is the same where it is the same rule's at the same place.
package struct LostFindings: Sendable {
  package private(set) var all: [Finding] = []

  private struct Place: Hashable {
    let rule: String
    let path: String
    let line: Int
    let column: Int

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.path
      line = finding.range.start.line
      column = finding.range.start.column
    }
  }

  package init(from before: [Finding], to now: [Finding]) {
    var left: [Place: [Severity]] = [:]
    for finding in now { left[Place(finding), default: []].append(finding.severity) }
    for place in left.keys { left[place]?.sort() }
    for finding in before {
      if let severity = left[Place(finding)]?.popLast(), severity >= finding.severity { continue }
      all.append(finding)
    }
  }
}
