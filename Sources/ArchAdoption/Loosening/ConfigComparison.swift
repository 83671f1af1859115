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
