import ArchFacts
package import ArchJSON
import ArchKnowledge

/// Some of the files, declarations or uses of a codebase: all of its clauses hold of each, none of what it excludes does,
/// and one of the alternatives, if it has any.
package struct OwnRuleSelection: Sendable {
  /// The keys that say how many there have to be.
  package static let countKeys = ["count", "atLeast", "atMost"]

  package var clauses: [Clause] = []
  /// Behind `not`.
  package var excluded: [OwnRuleSelection] = []
  /// Behind `anyOf`.
  package var alternatives: [OwnRuleSelection] = []
  /// How many there have to be, where that is asked; at least 0.
  package var count: ClosedRange<Int>?
  /// What of the users is counted; `nil` for the types.
  package var counted: Counted?
  /// Where it is written; of two with one location and one subject there is but one.
  package let location: JSONLocation

  package init(at location: JSONLocation) { self.location = location }

  /// Whether it asks for nothing.
  package var isEmpty: Bool { clauses.isEmpty && excluded.isEmpty && alternatives.isEmpty && count == nil }

  /// Whether it says where something is, and no more.
  package var isOfPlaces: Bool {
    !isEmpty && clauses.allSatisfy { $0.matcher.family == .place }
      && (excluded + alternatives).allSatisfy(\.isOfPlaces)
  }

  /// What users can be counted by.
  package enum Counted: String, Sendable, CaseIterable {
    case types, files, features, layers, modules
  }

  package subscript(matcher: OwnRuleMatcher) -> Clause? { clauses.first { $0.matcher == matcher } }

  /// One word with what it is given; one match of its names and selections is enough.
  package struct Clause: Sendable {
    package let matcher: OwnRuleMatcher
    /// Of the word.
    package let location: JSONLocation
    package var patterns: [Pattern]
    /// What stands for a name: all that these select.
    package var selections: [OwnRuleSelection] = []
    /// How many there may be instead, of words that are counted themselves.
    package var counts: [ClosedRange<Int>] = []

    /// Whether it lists every name.
    package var isAnything: Bool {
      patterns.allSatisfy { $0.text == "*" }
        && selections.allSatisfy { $0.clauses.isEmpty && $0.excluded.isEmpty && $0.alternatives.isEmpty }
    }

    package init(
      matcher: OwnRuleMatcher, location: JSONLocation, patterns: [Pattern],
      selections: [OwnRuleSelection] = []
    ) {
      self.matcher = matcher
      self.location = location
      self.patterns = patterns
      self.selections = selections
    }
  }

  /// A name, a path or a word as it is written.
  package struct Pattern: Sendable {
    package let text: String
    package let location: JSONLocation
    package let name: NamePattern
    /// Of the arguments that a call has to have, in their order; empty for any.
    package let labels: [String]
    /// What has to be among the arguments of an attribute.
    package let arguments: [NamePattern]
    /// Whether there are names in braces in it, which stand for a text that is the same in all of the rule.
    package let hasCaptures: Bool
    /// Whether it is asked in a `#if`, of what is given to 'within'.
    package let isCondition: Bool
    /// Whether it stands for `true` or `false`, by which nothing is named.
    package var isFlag: Bool { text == "true" || text == "false" }

    /// - Parameter matcher: what it is given to; of `attributed`, what is in parentheses are arguments.
    package init(text: String, location: JSONLocation, of matcher: OwnRuleMatcher? = nil) {
      self.text = text
      self.location = location
      let isAttribute = matcher == .attributed
      isCondition = matcher == .within && OwnRuleName.isCondition(CapturePattern.replacing(text) { _ in "x" })
      labels = isAttribute ? [] : OwnRuleName.labels(of: text) ?? []
      let arguments = isAttribute ? OwnRuleName.arguments(of: text) ?? [] : []
      self.arguments = arguments.map(NamePattern.init)
      let isPlain = labels.isEmpty && arguments.isEmpty
      let name = isPlain ? text : String(text.prefix { $0 != "(" })
      hasCaptures = !CapturePattern.names(in: name).isEmpty
      self.name = NamePattern((matcher?.comparesTypes ?? false) ? OwnRuleType.compared(name) : name)
    }

    private init(_ pattern: Pattern, comparedAs name: NamePattern) {
      text = pattern.text
      location = pattern.location
      labels = pattern.labels
      arguments = pattern.arguments
      hasCaptures = pattern.hasCaptures
      isCondition = pattern.isCondition
      self.name = name
    }

    fileprivate func withoutModule(where isModule: (String) -> Bool) -> Pattern {
      let names = name.text.split(separator: ".", omittingEmptySubsequences: false)
      guard names.count > 1, let group = AppleModules.group(of: String(names[0])),
        group == .language || !(names[1].utf8.first?.isLowerCase ?? true), isModule(String(names[0]))
      else { return self }
      return Pattern(self, comparedAs: NamePattern(names.dropFirst().joined(separator: ".")))
    }
  }

  func withoutModules(where isModule: (String) -> Bool) -> OwnRuleSelection {
    var selection = self
    selection.clauses = clauses.map { clause in
      var clause = clause
      if clause.matcher.isNameOfCode {
        clause.patterns = clause.patterns.map { $0.withoutModule(where: isModule) }
      }
      clause.selections = clause.selections.map { $0.withoutModules(where: isModule) }
      return clause
    }
    selection.excluded = excluded.map { $0.withoutModules(where: isModule) }
    selection.alternatives = alternatives.map { $0.withoutModules(where: isModule) }
    return selection
  }

  fileprivate var withoutCaptures: OwnRuleSelection {
    var selection = self
    selection.clauses = clauses.map { clause in
      var clause = clause
      clause.patterns = clause.patterns.map { pattern in
        guard pattern.hasCaptures else { return pattern }
        let text = CapturePattern.replacing(pattern.text) { _ in "*" }
        return Pattern(text: text, location: pattern.location, of: clause.matcher)
      }
      clause.selections = clause.selections.map(\.withoutCaptures)
      return clause
    }
    // What a text would have to be to be left out is not known.
    selection.excluded = excluded.filter { !$0.hasCaptures }
    selection.alternatives = alternatives.map(\.withoutCaptures)
    return selection
  }

  private var hasCaptures: Bool {
    var isFound = false
    forEachClause(of: .types) { _, clause in
      isFound = isFound || clause.patterns.contains(where: \.hasCaptures)
    }
    return isFound
  }

  /// Each of its words, and of those within it, with what they speak of.
  package func forEachClause(of subject: OwnRuleSubject, _ body: (OwnRuleSubject, Clause) -> Void) {
    for clause in clauses {
      body(subject, clause)
      for selection in clause.selections {
        selection.forEachClause(of: clause.matcher.subjectOfSelections, body)
      }
    }
    for part in excluded + alternatives { part.forEachClause(of: subject, body) }
  }
}

extension OwnRule {
  /// Whether a text in one part of it has to be the same in another.
  package var hasCaptures: Bool {
    var isFound = false
    forEachClause { _, clause in isFound = isFound || clause.patterns.contains(where: \.hasCaptures) }
    return isFound
  }

  /// The same where each of those texts may be any.
  package var withoutCaptures: OwnRule {
    guard hasCaptures else { return self }
    var rule = self
    rule.scope = scope.withoutCaptures
    rule.selection = selection.withoutCaptures
    rule.forbidden = forbidden.withoutCaptures
    rule.required = required.withoutCaptures
    return rule
  }

  package typealias Clause = OwnRuleSelection.Clause
  package typealias Pattern = OwnRuleSelection.Pattern
}
