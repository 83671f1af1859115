package import ArchDecisions
import ArchJSON
package import ArchModel

/// Entries of `allow` without which a rule would find the same: each looks like a decision and decides nothing.
///
/// A rule does not say what it left alone, so it runs once more for each entry without it.
package struct UnusedExemptions: Sendable {
  private let codebase: Codebase
  private let log: DecisionLog
  private let rules: [any Rule.Type]

  package init(in codebase: Codebase, _ log: DecisionLog, rules: [any Rule.Type]) {
    self.codebase = codebase
    self.log = log
    self.rules = rules
  }

  /// In the order of the configuration.
  package var problems: [ConfigProblem] { rules.flatMap(problems) }

  private func problems(of rule: any Rule.Type) -> [ConfigProblem] {
    guard let setting = codebase.architecture.setting(of: rule.about.id),
      let entries = setting.value["allow"]?.elements, !entries.isEmpty
    else { return [] }
    let level = RuleLevels(setting, default: rule.about.severity)
    guard !level.isOff else { return [] }
    let usual = findings(of: rule, setting)
    return entries.enumerated().compactMap { index, entry in
      guard let name = entry.string, findings(of: rule, setting.withoutAllowed(index)) == usual else {
        return nil
      }
      return ConfigProblem(
        .warning, at: entry.location, message: "rule '\(rule.about.id)' finds the same without '\(name)'",
        suggestion: "remove the entry")
    }
  }

  private func findings(of rule: any Rule.Type, _ setting: RuleSetting) -> Int {
    var options = OptionReader(setting)
    switch rule.init(options: &options) {
    case let rule as any CodeRule:
      var found = Findings(codebase)
      rule.check(codebase, &found)
      return found.entries.count
    case let rule as any RecordRule:
      var found = RecordFindings()
      rule.check(log, &found)
      return found.entries.count
    default: return 0
    }
  }
}

extension RuleSetting {
  /// The entry without one name of its `allow`.
  fileprivate func withoutAllowed(_ index: Int) -> RuleSetting {
    let members = (value.members ?? []).map { member in
      guard member.key == "allow", var elements = member.value.elements else { return member }
      elements.remove(at: index)
      return JSONMember(
        key: member.key, keyLocation: member.keyLocation,
        value: JSON(.array(elements), at: member.value.location))
    }
    return RuleSetting(rule: rule, value: JSON(.object(members), at: value.location))
  }
}
