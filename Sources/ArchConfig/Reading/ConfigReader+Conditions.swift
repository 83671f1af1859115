import ArchJSON

// Code for debugging is left alone, so what is looked for there would be found nowhere.
extension ConfigReader {
  mutating func checkConditions(of rule: OwnRule) {
    guard !rule.code.contains(.debug) else { return }
    checkConditions(rule.selection, rule.subject)
    checkConditions(rule.forbidden, rule.subject)
  }

  private mutating func checkConditions(_ selection: OwnRuleSelection, _ subject: OwnRuleSubject) {
    for clause in selection.clauses {
      // A condition itself is not within what it asks for.
      if clause.matcher == .within, subject != .files {
        for pattern in clause.patterns where pattern.text == Self.debug {
          report(
            pattern.location, "what is within '\(Self.debug)' is left alone, and would not be found",
            "add \"code\": \"\(CodePurpose.debug.rawValue)\" to 'in'")
        }
      }
      for part in clause.selections { checkConditions(part, clause.matcher.subjectOfSelections) }
    }
    for part in selection.alternatives { checkConditions(part, subject) }
  }

  private static let debug = "#if DEBUG"
}
