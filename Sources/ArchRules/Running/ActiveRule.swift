import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel

/// A rule that is on, with what the configuration makes of it.
package struct ActiveRule: Sendable {
  package let about: RuleInfo
  /// For files that have no level of their own.
  package let severity: Severity
  /// The record that the team rests the rule on.
  package let decision: CitedDecision?

  package init(_ about: RuleInfo, severity: Severity, decision: CitedDecision? = nil) {
    self.about = about
    self.severity = severity
    self.decision = decision
  }

  package func mapPath(_ transform: (String) -> String) -> ActiveRule {
    ActiveRule(about, severity: severity, decision: decision?.mapPath(transform))
  }
}

extension RuleRun {
  /// The rules that are on, the team's own among them, by id.
  package var activeRules: [ActiveRule] {
    let adoption = suppressions == nil ? [] : [Suppressions.about]
    let known = (passes.map { $0.about } + recordPasses.map { $0.about } + adoption).map { about in
      ActiveRule(about, setting: setting(of: about.id), log)
    }
    let own = ownRules.map { ActiveRule(RuleInfo($0), setting: $0.setting, log) }
    return (known + own).sorted { $0.about.id.precedes($1.about.id) }
  }
}

extension ActiveRule {
  fileprivate init(_ about: RuleInfo, setting: RuleSetting?, _ log: DecisionLog) {
    self.init(
      about, severity: RuleLevels(setting, default: about.severity).general ?? about.severity,
      decision: log.decision(of: setting))
  }
}
