import ArchRules

/// The findings of one rule, for formats that tell a reason once.
struct RuleGroup {
  let rule: ActiveRule
  let findings: [Finding]

  var severity: Severity { findings.map(\.severity).max() ?? rule.severity }

  /// The gravest first, then those with most findings: where to begin.
  static func all(in report: Report, _ findings: [Finding]) -> [RuleGroup] {
    all(findings, report.rules)
  }

  /// - Parameter rules: those that were on.
  static func all(_ findings: [Finding], _ rules: [ActiveRule]) -> [RuleGroup] {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let groups = ActiveRule.mentioned(findings, rules).compactMap { rule in
      byRule[rule.about.id].map { RuleGroup(rule: rule, findings: $0) }
    }
    // By id before, and the sort is stable: equal ones keep that order.
    return groups.sorted { ($0.severity, $0.findings.count) > ($1.severity, $1.findings.count) }
  }

  /// `3 errors, 1 note`
  var words: String {
    let counts = Severity.allCases.reversed().map { severity in
      (count: findings.count { $0.severity == severity }, name: severity.rawValue)
    }
    return counts.filter { $0.count > 0 }.map { counted($0.count, $0.name) }.joined(separator: ", ")
  }
}
