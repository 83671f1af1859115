package import ArchConfig
import ArchFacts
package import ArchModel

/// How one of the team's own rules comes to look at what is in a file, or to leave it out, word by word.
package struct OwnRuleTrace: Sendable {
  /// One word of the rule, as it is true or not of something.
  package struct Step: Sendable {
    /// Worded to follow "it": `is in layer 'domain'`, `is not named like '*UseCase'`.
    package let words: String
    package let holds: Bool
  }

  /// Something in the file that the rule might look at.
  package struct Candidate: Sendable {
    /// `'Cart'`, `function 'pay(_:)' of 'Cart'`
    package let name: String
    package let line: Int
    /// All words of the rule about it; it is looked at where all of them hold.
    package let steps: [Step]

    package var isLookedAt: Bool { steps.allSatisfy(\.holds) }
  }

  /// What 'in' says of the file, and what a rule about files says of it besides.
  package let ofFile: [Step]
  /// `nil` for a rule about whole files.
  package let candidates: [Candidate]?

  package var looksAtFile: Bool { ofFile.allSatisfy(\.holds) }

  /// - Parameter lines: of what is asked about; `nil` for all of the file.
  package init(of rule: OwnRule, inFile file: FileID, lines: ClosedRange<Int>?, of codebase: Codebase) {
    let check = OwnRuleCheck([rule.withoutCaptures], in: codebase, work: InOrder())
    let rule = check.rules[0]
    let selection = check.selection
    let purposes = codebase.files[file].purposes
    let wanted = rule.code
    var steps = Self.steps(rule.scope, of: .files) { check.placement.holds($0, ofFile: file) }
    steps.removeAll { $0.isAboutCode }
    var ofFile = steps.map(\.step)
    ofFile.append(
      Self.step(purposes.isDisjoint(with: wanted) ? purposes : purposes.intersection(wanted), wanted))
    guard rule.subject.isDeclaration else {
      let about = Self.steps(rule.selection, of: .files) { selection.matches(file: file, $0) }
      self.ofFile = ofFile + about.filter { !$0.isAboutCode }.map(\.step)
      candidates = nil
      return
    }
    self.ofFile = ofFile
    let source = codebase.files[file]
    let asked = rule.selection.kindsAsked
    candidates = selection.ids(ofFile: file).compactMap { id -> Candidate? in
      guard selection[id].subject == rule.subject, selection[id].isMeant(by: asked) else { return nil }
      let line = source.lines.line(at: selection.nameRange(of: id).start)
      if let lines, !lines.contains(line) { return nil }
      let about = Self.steps(rule.selection, of: rule.subject) { selection.matches(id, $0) }
      let purpose = selection.purpose(of: id)
      return Candidate(
        name: selection.words(id), line: line,
        steps: about.filter { !$0.isAboutCode }.map(\.step) + [Self.step([purpose], wanted)])
    }
  }

  private static func step(_ present: CodePurposes, _ wanted: CodePurposes) -> Step {
    let words = CodePurpose.allCases.filter(present.contains).map(\.words).joined(separator: " and ")
    return Step(words: "is \(words)", holds: !present.isDisjoint(with: wanted))
  }

  private static func steps(
    _ selection: OwnRuleSelection, of subject: OwnRuleSubject, _ holds: (OwnRuleSelection) -> Bool
  ) -> [(step: Step, isAboutCode: Bool)] {
    func alone(_ change: (inout OwnRuleSelection) -> Void) -> OwnRuleSelection {
      var part = OwnRuleSelection(at: selection.location)
      change(&part)
      return part
    }
    var steps = selection.clauses.map { clause in
      let isTrue = holds(alone { $0.clauses = [clause] })
      let words = isTrue ? clause.positive(of: subject) : clause.negative(of: subject, found: 0)
      return (step: Step(words: words, holds: isTrue), isAboutCode: clause.matcher == .code)
    }
    steps += selection.excluded.map { excluded in
      let isMet = holds(excluded)
      let words = isMet ? excluded.qualities(of: subject) : excluded.negative(of: subject)
      return (Step(words: words, holds: !isMet), false)
    }
    if !selection.alternatives.isEmpty {
      let part = alone { $0.alternatives = selection.alternatives }
      let isTrue = holds(part)
      let words = isTrue ? part.qualities(of: subject) : part.negative(of: subject)
      steps.append((Step(words: words, holds: isTrue), false))
    }
    return steps
  }
}
