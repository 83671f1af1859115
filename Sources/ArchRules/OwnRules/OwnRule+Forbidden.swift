import ArchConfig

extension OwnRule {
  /// Whether what a clause of 'forbid' lists may be anywhere in what the rule looks at, rather than say what that is.
  func forbidsAnywhere(_ clause: Clause) -> Bool {
    switch clause.matcher {
    case .imports, .types, .calls, .members, .macros, .writes: true
    case .attributed, .modified:
      subject == .files ? joinedDescription == nil : subject == .types && isOnlyDescription
    case .named, .conformingTo, .declaredAs, .within: subject == .files && joinedDescription == nil
    case .given, .layer, .feature, .module, .files, .except, .code, .access, .role, .declaredWith, .typed,
      .takes,
      .parameters, .of,
      .async, .documented,
      .throws,
      .usedBy, .conformers, .companion, .reaches, .reachedFrom, .properties, .functions,
      .initializers, .cases:
      false
    }
  }

  private var isOnlyDescription: Bool {
    forbidden.clauses.count { $0.matcher.family != .content } == 1 && forbidden.excluded.isEmpty
      && forbidden.alternatives.isEmpty
  }

  /// What may not be true of what the rule looks at; all of it together. `nil` for nothing.
  var forbiddenDescription: OwnRuleSelection? {
    var description = forbidden
    description.clauses.removeAll { clause in
      clause.matcher.family == .content || forbidsAnywhere(clause)
        || subject == .files && clause.matcher.family == .description
    }
    return description.isEmpty ? nil : description
  }

  /// A rule about what code names forbids those names in files.
  var aboutFilesIfOfUses: OwnRule {
    guard subject.isUse, let matcher = OwnRuleMatcher(rawValue: subject.rawValue) else { return self }
    var rule = self
    rule.subject = .files
    rule.selection = OwnRuleSelection(at: selection.location)
    rule.required = OwnRuleSelection(at: required.location)
    rule.forbidden = OwnRuleSelection(at: forbidden.location)
    if !forbidden.isEmpty {
      var wrong = OwnRuleSelection(at: forbidden.location)
      wrong.excluded = [forbidden]
      rule.forbid(matcher, selection, except: wrong)
    }
    if !required.isEmpty { rule.forbid(matcher, selection, except: required) }
    return rule
  }

  private mutating func forbid(
    _ matcher: OwnRuleMatcher, _ selection: OwnRuleSelection, except: OwnRuleSelection
  ) {
    var wrong = selection
    wrong.excluded.append(except)
    forbidden.clauses.append(
      Clause(matcher: matcher, location: except.location, patterns: [], selections: [wrong]))
  }
}
