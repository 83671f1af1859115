import ArchJSON

// Who uses a property, a function or a case is known by its name alone: it may be used less than it seems. So it may be
// required to be used, and not forbidden.
extension ConfigReader {
  mutating func checkUses(by rule: OwnRule) {
    checkUses(rule.scope, .files, mayAsk: false)
    checkUses(rule.selection, rule.subject, mayAsk: false)
    checkUses(rule.forbidden, rule.subject, mayAsk: false)
    checkUses(rule.required, rule.subject, mayAsk: true)
  }

  /// - Parameter mayAsk: whether a rule finds less where more is used.
  private mutating func checkUses(_ selection: OwnRuleSelection, _ subject: OwnRuleSubject, mayAsk: Bool) {
    for clause in selection.clauses {
      let isBounded = clause.selections.contains { ($0.count?.upperBound ?? Int.max) < Int.max }
      if clause.matcher == .usedBy, subject.isUsedByName, !mayAsk || isBounded {
        report(
          clause.location,
          "'usedBy' counts whatever has the name, so that of \(subject.rawValue) it can only be asked for",
          isBounded ? "write \"atLeast\"" : "write it in 'require', or after 'not'")
      }
      for part in clause.selections {
        checkUses(part, clause.matcher.subjectOfSelections, mayAsk: mayAsk && !isBounded)
      }
    }
    for part in selection.excluded { checkUses(part, subject, mayAsk: !mayAsk) }
    for part in selection.alternatives { checkUses(part, subject, mayAsk: mayAsk) }
  }
}
