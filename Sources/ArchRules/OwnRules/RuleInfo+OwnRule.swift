package import ArchConfig
import ArchModel

extension RuleInfo {
  /// What a team wrote about its own rule, in the place where archcheck's rules have theirs.
  package init(_ rule: OwnRule) {
    self.init(
      id: rule.id, summary: rule.because, why: rule.because, bad: "", good: "",
      fix: rule.fix ?? "", severity: .error, concern: .team)
  }
}
