import ArchConfig
import ArchJSON

/// What all rules together ask of declarations, and in which order it can be answered.
struct RuleWords {
  /// What is to be read at all, in a fixed order.
  private(set) var subjects: [OwnRuleSubject] = []
  /// What is compared of each, every text once.
  private(set) var patterns: [OwnRuleSubject: [OwnRuleMatcher: [OwnRule.Pattern]]] = [:]
  /// Whether anybody asks who uses properties, functions or cases.
  private(set) var asksForUsersOfMembers = false
  /// What rests on nothing that is in a later level.
  private var levels: [Level] = []
  private var depths: [Item: Int] = [:]

  struct Level {
    /// Selections of types in the place of a name.
    var types: [OwnRuleSelection] = []
    /// Words about what is in declarations or files, with what they are said of.
    var clauses: [(clause: OwnRule.Clause, subject: OwnRuleSubject)] = []
    /// Words about how something is tied to the rest of the code.
    var ties: [OwnRule.Clause] = []

    /// Those of them about what code names, each of them once.
    var uses: [OwnRule.Clause] {
      var seen: Set<JSONLocation> = []
      return clauses.map(\.clause).filter { clause in
        (clause.matcher == .types || clause.matcher.selectable?.isUse ?? false)
          && seen.insert(clause.location).inserted
      }
    }
  }

  private enum Item: Hashable {
    case types(JSONLocation)
    case clause(JSONLocation, OwnRuleSubject)
  }

  var open: [Level] { levels }

  mutating func takeReady() -> Level { levels.removeFirst() }

  init(_ rules: [OwnRule]) {
    var asked: Set<OwnRuleSubject> = []
    for rule in rules {
      if rule.subject.isDeclaration { asked.insert(rule.subject) }
      if rule.joinedDescription != nil { asked.insert(.types) }
      rule.forEachClause { subject, clause in
        if clause.matcher == .usedBy, subject.isUsedByName { asksForUsersOfMembers = true }
        guard let selectable = clause.matcher.selectable, selectable.isDeclaration else { return }
        // Types that are only named are looked up as they are used.
        if !clause.selections.isEmpty || selectable != .types || clause.matcher.family == .tie {
          asked.insert(selectable)
        }
      }
    }
    subjects = OwnRuleSubject.allCases.filter(asked.contains)
    for rule in rules {
      rule.forEachClause { subject, clause in add(clause, of: subject) }
      if let joined = rule.joinedDescription {
        joined.forEachClause(of: .types) { subject, clause in add(clause, of: subject) }
      }
      _ = level(of: rule.selection, rule.subject)
      _ = level(of: rule.required, rule.subject)
      // What is forbidden in something is found as it is met; what that rests on is not.
      for clause in rule.forbidden.clauses where clause.matcher.family == .content {
        _ = level(below: clause)
      }
      var rest = rule.forbidden
      rest.clauses.removeAll { $0.matcher.family == .content }
      _ = level(of: rest, rule.subject)
    }
  }

  private mutating func add(_ clause: OwnRule.Clause, of subject: OwnRuleSubject) {
    if subject.isDeclaration, clause.matcher.isCompared {
      add(clause.patterns, subject, clause.matcher)
    } else if let selectable = clause.matcher.selectable, selectable.isDeclaration,
      selectable != .types || clause.matcher.family == .tie
    {
      add(clause.patterns, selectable, .named)
    }
  }

  private mutating func add(
    _ written: [OwnRule.Pattern], _ subject: OwnRuleSubject, _ matcher: OwnRuleMatcher
  ) {
    for pattern in written
    where !(patterns[subject]?[matcher]?.contains { $0.text == pattern.text } ?? false) {
      patterns[subject, default: [:]][matcher, default: []].append(pattern)
    }
  }

  /// The first level in which all that a selection rests on is known.
  private mutating func level(of selection: OwnRuleSelection, _ subject: OwnRuleSubject) -> Int {
    var depth = 0
    for clause in selection.clauses {
      let item = Item.clause(clause.location, subject)
      guard clause.matcher.family == .content || clause.matcher.family == .tie else {
        depth = max(depth, level(below: clause))
        continue
      }
      if let known = depths[item] {
        depth = max(depth, known + 1)
        continue
      }
      let own = level(below: clause)
      depths[item] = own
      open(own)
      if clause.matcher.family == .tie {
        levels[own].ties.append(clause)
      } else {
        levels[own].clauses.append((clause, subject))
      }
      depth = max(depth, own + 1)
    }
    for part in selection.excluded + selection.alternatives {
      depth = max(depth, level(of: part, subject))
    }
    return depth
  }

  private mutating func level(below clause: OwnRule.Clause) -> Int {
    var depth = 0
    for selection in clause.selections {
      let subject = clause.matcher.selectable ?? .types
      let own = level(of: selection, subject)
      guard subject == .types else {
        depth = max(depth, own)
        continue
      }
      let item = Item.types(selection.location)
      if depths[item] == nil {
        depths[item] = own
        open(own)
        levels[own].types.append(selection)
      }
      depth = max(depth, own + 1)
    }
    return depth
  }

  private mutating func open(_ level: Int) {
    while levels.count <= level { levels.append(Level()) }
  }
}

extension OwnRule {
  /// What a rule about whole files forbids of the types there, if more than one word says what these are; `nil` where
  /// each is forbidden by itself.
  var joinedDescription: OwnRuleSelection? {
    guard subject == .files else { return nil }
    let words = forbidden.clauses.filter { $0.matcher.family == .description }
    guard words.count > 1 else { return nil }
    var joined = forbidden
    joined.clauses = words
    return joined
  }
}
