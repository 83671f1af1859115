import ArchRules

/// What one rule found, for formats that tell a reason once.
struct RuleGroup {
  let rule: ActiveRule
  let causes: [CauseOfFindings]
  let findings: [Finding]
  /// That of the gravest.
  let severity: Severity

  init(rule: ActiveRule, causes: [CauseOfFindings]) {
    self.rule = rule
    self.causes = causes
    findings = causes.flatMap(\.findings)
    severity = causes.map(\.finding.severity).max() ?? rule.severity
  }

  var why: String { causes.first?.finding.why ?? rule.about.why }

  /// The gravest first, then those with most findings: where to begin.
  static func all(in report: Report) -> [RuleGroup] { all(report.newCauses, report.rules) }

  /// - Parameter rules: those that were on.
  static func all(_ causes: [CauseOfFindings], _ rules: [ActiveRule]) -> [RuleGroup] {
    let byRule = Dictionary(grouping: causes, by: \.finding.rule)
    let groups = ActiveRule.mentioned(causes.map(\.finding), rules).compactMap { rule in
      byRule[rule.about.id].map { RuleGroup(rule: rule, causes: $0) }
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
