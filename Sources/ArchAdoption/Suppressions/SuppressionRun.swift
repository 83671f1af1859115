package import ArchConfig
import ArchFacts
package import ArchModel
package import ArchRules

/// Comments in the code, applied to what the rules found there.
package struct SuppressionRun: Sendable {
  private let codebase: Codebase
  private let run: RuleRun
  private let today: Day
  private let isWhole: Bool
  private let rule: Suppressions?
  private let ruleNames: Set<String>
  private let sortedRuleNames: [String]

  /// - Parameters:
  ///   - run: what the findings come from.
  ///   - isWhole: whether nothing was left out that could break a rule here; else no comment is called unused.
  package init(_ codebase: Codebase, _ run: RuleRun, today: Day, isWhole: Bool = true) {
    self.codebase = codebase
    self.run = run
    self.today = today
    self.isWhole = isWhole
    rule = run.suppressions
    ruleNames = Set(RuleCatalog.code.map { $0.about.id } + codebase.architecture.own.map(\.id))
    sortedRuleNames = ruleNames.sorted()
  }

  /// The same findings, those that a comment silences marked as suppressed, and what is wrong with comments,
  /// in the one order of `RuleRun`.
  package func applied(to findings: [Finding]) -> [Finding] {
    let files = codebase.files.filter { !$0.facts.suppressionComments.isEmpty }
    guard !files.isEmpty else { return findings }
    var findings = findings
    var places: [String: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.status == .new {
      places[finding.path, default: []].append(index)
    }
    var added: [Finding] = []
    for file in files {
      var suppressed = SuppressedFile(file, today)
      let silenced = Self.silence(places[file.path] ?? [], of: findings, &suppressed)
      for (index, occurrences) in silenced {
        let finding = findings[index]
        let open = finding.openOccurrences(besides: occurrences.subjects)
        let all = finding.occurrences
        var known =
          open.isEmpty
          ? finding : finding.limited(to: all.filter { occurrences.subjects.contains($0.subject) })
        known?.status = .suppressed
        known?.reason = occurrences.comment.reason.map(file.facts.verbatim)
        if let known { findings[index] = known }
        if let rest = finding.limited(to: open) { added.append(rest) }
      }
      added += complaints(about: suppressed, in: file)
    }
    return RuleRun.merged([findings, added])
  }

  private struct Silenced {
    let comment: Suppression
    var subjects: Set<Subject>
  }

  /// What comments silence of some findings of a file, by the index of the finding.
  private static func silence(
    _ indices: [Int], of findings: [Finding], _ suppressed: inout SuppressedFile
  ) -> [(Int, Silenced)] {
    var places: [(start: SourceLocation, index: Int, subject: Subject)] = []
    for index in indices {
      let finding = findings[index]
      let asked = finding.standsForEach ? finding.occurrences : Array(finding.occurrences.prefix(1))
      for place in asked { places.append((place.range.start, index, place.subject)) }
    }
    var silenced: [Int: Silenced] = [:]
    for place in places.sorted(by: { ($0.start, $0.index) < ($1.start, $1.index) }) {
      guard let comment = suppressed.comment(silencing: findings[place.index].rule, at: place.start) else {
        continue
      }
      silenced[place.index, default: Silenced(comment: comment, subjects: [])].subjects.insert(place.subject)
    }
    return silenced.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func complaints(about suppressed: SuppressedFile, in file: SourceFile) -> [Finding] {
    // Nobody can fix a comment that a tool wrote.
    guard let rule, !file.isGenerated else { return [] }
    var complaints = suppressed.comments.flatMap { comment in
      self.complaints(about: comment, requiresReason: rule.requiresReason)
    }
    complaints += suppressed.unopened.map { name in
      ruleNames.contains(name.text)
        ? SuppressionComplaint(.unopened(name.text), at: name.range, rule: name.text)
        : unknownRule(name)
    }
    if isWhole { complaints += unused(suppressed, in: file) }
    return complaints.compactMap { $0.finding(in: file, run) }
  }

  private func unused(_ suppressed: SuppressedFile, in file: SourceFile) -> [SuppressionComplaint] {
    var looks: [String: Bool] = [:]
    return suppressed.silencers.compactMap { silencer in
      let rule = silencer.rule.text
      guard !silencer.isUsed, silencer.isInForce, ruleNames.contains(rule) else { return nil }
      let isLookedAt = looks[rule] ?? run.looks(at: file.path, by: rule)
      looks[rule] = isLookedAt
      guard isLookedAt else { return nil }
      let count = suppressed.comments[silencer.comment].rules.count
      return SuppressionComplaint(
        .unused(rule, suppressed.idleness(of: silencer), isOnlyRule: count == 1), at: silencer.rule.range,
        rule: rule)
    }
  }

  private func complaints(about comment: Suppression, requiresReason: Bool) -> [SuppressionComplaint] {
    let subject = comment.rules.first?.text ?? ""
    var complaints = comment.mistakes.compactMap { mistake -> SuppressionComplaint? in
      if case .noReason = mistake.kind, !requiresReason { return nil }
      return SuppressionComplaint(.mistake(mistake.kind, in: comment), at: mistake.range, rule: subject)
    }
    if let end = comment.end, let day = end.day, day < today {
      complaints.append(SuppressionComplaint(.expired(comment, on: day), at: end.range, rule: subject))
    }
    // Of `enable` those are told that it does not close.
    if comment.verb != .enable {
      complaints += comment.rules.filter { !ruleNames.contains($0.text) }.map(unknownRule)
    }
    return complaints
  }

  private func unknownRule(_ name: Suppression.Name) -> SuppressionComplaint {
    let isElsewhere = RuleCatalog.rule(name.text) != nil
    let nearest = isElsewhere ? nil : NearestName.of(name.text, in: sortedRuleNames)
    return SuppressionComplaint(
      isElsewhere ? .notAboutCode(name.text) : .unknownRule(name.text, nearest: nearest), at: name.range,
      rule: name.text)
  }
}

extension Finding {
  /// Whether a comment speaks for the users in its reach alone, and not for all that it stands for. What a cycle
  /// consists of is in many files, and one comment is to do.
  fileprivate var standsForEach: Bool {
    !further.isEmpty && !isChain && further.allSatisfy { $0.path == path }
  }

  /// A comment at one use speaks for the declaration that it is in.
  fileprivate func openOccurrences(besides subjects: Set<Subject>) -> [Occurrence] {
    standsForEach ? occurrences.filter { !subjects.contains($0.subject) } : []
  }
}
