package import ArchConfig
import ArchFacts
package import ArchModel

/// The team's own rules, applied to a codebase: each name of a file is looked up once for all of them, so that a
/// further rule costs what it finds.
///
/// A class, since it is asked about every name of a codebase.
package final class OwnRuleCheck: Sendable {
  let rules: [OwnRule]
  let selection: DeclarationSelection
  let placement: PlacementMatcher
  let codebase: Codebase
  /// What is forbidden anywhere, with what the code is for that any of it is about.
  private let forbidden: [(uses: UseIndex, purposes: CodePurposes)]
  let purposes: [CodePurposes]
  /// The rules that compare parts of the code.
  private let slicing: [Int]
  /// The rules about whole files that require something.
  private let requiring: [Int]
  /// By rule: the declarations that it looks at; `nil` for rules about whole files.
  let chosen: [ChosenDeclarations?]
  /// Of the rules that it looks after, `nil` is in `chosen`.
  private let captures: CaptureCheck

  package init(_ written: [OwnRule], in codebase: Codebase, work: some WorkDistribution) {
    let rules = written.map {
      $0.withoutModules { codebase.symbols.symbols(named: $0).isEmpty }.aboutFilesIfOfUses
    }
    self.rules = rules
    self.codebase = codebase
    let anyTexts = rules.map(\.withoutCaptures)
    placement = PlacementMatcher(codebase, anyTexts)
    let selection = DeclarationSelection(codebase, anyTexts, placement, work)
    self.selection = selection
    let conditions = UseConditions(codebase, placement, selection.types)
    captures = CaptureCheck(rules, in: codebase, conditions, selection.ties?.graphs)
    let purposes = rules.map(\.code)
    self.purposes = purposes
    let asked = Self.forbiddenAnywhere(rules)
    forbidden = OwnRuleMatcher.allCases.compactMap { matcher in
      let asked = asked.filter { $0.clause.matcher == matcher }
      return UseIndex(matcher, asked, conditions).map { index in
        (index, asked.reduce(into: []) { $0.formUnion(purposes[$1.rule]) })
      }
    }
    slicing = rules.indices.filter { rules[$0].slices != nil }
    requiring = rules.indices.filter { number in
      let rule = rules[number]
      let asks = !rule.required.isEmpty || rule.forbiddenDescription != nil
      return rule.subject == .files && asks && !rule.hasCaptures && rule.slices == nil
    }
    chosen = work.map(rules.count, atOnce: 1) { number in
      let rule = rules[number]
      return rule.subject == .files || rule.hasCaptures
        ? nil
        : ChosenDeclarations(of: rule, selection, codebase, allowed: rule.setting.allow.compactMap(\.name))
    }
  }

  /// Whether it is known that there are declarations that a rule looks at, exceptions apart.
  func looksAtDeclarations(_ rule: OwnRule) -> Bool {
    let number = rules.firstIndex { $0.id == rule.id }
    return number.flatMap { chosen[$0] }.map { !$0.declarations.isEmpty } ?? false
  }

  private static func forbiddenAnywhere(_ rules: [OwnRule]) -> [(rule: Int, clause: OwnRule.Clause)] {
    rules.enumerated().filter { !$1.hasCaptures }.flatMap { number, rule in
      rule.forbidden.clauses.filter(rule.forbidsAnywhere).map { (number, $0) }
    }
  }

  /// What one rule finds, by its place among the rules.
  typealias Found = [Int: Findings]

  /// The parts that may be done in any order and on any thread.
  package var parts: Range<Int> {
    let files = (codebase.files.count + Self.filesAtOnce - 1) / Self.filesAtOnce
    return rules.isEmpty ? 0..<0 : 0..<(files + 1 + slicing.count)
  }

  private static let filesAtOnce = 32

  func findings(part: Int) -> Found {
    var found: Found = [:]
    // What takes longest comes first.
    if part < slicing.count {
      checkSlices(slicing[part], &found)
      return found
    }
    guard part > slicing.count else {
      for number in rules.indices { checkDeclarations(number, &found) }
      return found
    }
    let first = (part - slicing.count - 1) * Self.filesAtOnce
    for file in codebase.files.ids[first..<min(first + Self.filesAtOnce, codebase.files.count)] {
      checkFile(file, &found)
    }
    return found
  }

  private func checkSlices(_ number: Int, _ found: inout Found) {
    let rule = rules[number]
    guard let slices = rule.slices else { return }
    SliceCheck(slices, rule, placement, captures.matching, in: codebase).check { finding in
      found[number, default: Findings(codebase, allow: rule.setting.allow)].add(
        finding.remark, at: finding.range, in: finding.place, about: finding.about,
        related: finding.related, isChain: true)
    }
  }

  /// - Parameter match: the name of what was found; `nil` where the remark has the rule's own words already.
  func add(
    _ remark: Remark, _ number: Int, for match: String?, at range: ByteRange, in place: Place, about: About,
    aliases: [String] = [],
    _ found: inout Found
  ) {
    found[number, default: Findings(codebase, allow: rules[number].setting.allow)].add(
      match.map { remark.worded(by: rules[number], for: $0) } ?? remark, at: range, in: place, about: about,
      aliases: aliases)
  }
}

// Whole files.
extension OwnRuleCheck {
  private func checkFile(_ index: FileID, _ found: inout Found) {
    let file = codebase.files[index]
    // Once: to ask a file for its facts is to count references to them.
    let facts = file.facts
    let names = NamesInFile(codebase, file: index)
    var written = WrittenName()
    let present = file.purposes
    // A preview is itself code of what it is in, even of a file without anything else.
    for (uses, wanted) in forbidden where uses.matcher == .macros || !wanted.isDisjoint(with: present) {
      let list = names.found(by: uses.matcher)
      for name in list.places where uses.mayMatch(name, facts) {
        let matches = uses.matches(
          of: name, list.word(of: name), inFile: index, facts, codebase, &written
        ) { number in isHeld(name, uses.matcher, index, by: number) }
        for match in matches {
          report(match, name, file, index, &found)
        }
      }
    }
    for number in requiring { checkRequired(number, file, index, &found) }
    captures.check(index) { finding in
      add(
        finding.remark, finding.number, for: nil, at: finding.range, in: finding.place, about: finding.about,
        aliases: [finding.alias].compactMap(\.self), &found)
    }
  }

  private func checkRequired(_ number: Int, _ file: SourceFile, _ index: FileID, _ found: inout Found) {
    let rule = rules[number]
    let start = file.firstDeclaration ?? ByteRange(start: 0, end: 0)
    guard purposes[number].contains(file.purpose(at: start.start)),
      selection.isLookedAt(file: index, by: rule)
    else { return }
    let place = Place(file: index, owner: FileFacts.none, function: FileFacts.none)
    for clause in rule.required.clauses where !selection.matches(file: index, clause) {
      let count = clause.matcher.family == .place ? 0 : selection.count(of: clause, inFile: index).found
      add(
        .missing("this file \(clause.negative(of: .files, found: count))", clause, rule), number,
        for: file.path, at: start,
        in: place, about: clause.matcher == .imports ? .module(clause.list) : .file, &found)
    }
    var rest = rule.required
    rest.clauses = []
    if !rest.isEmpty, !selection.matches(file: index, rest) {
      add(
        .missing("this file \(rest.negative(of: .files))", nil, rule), number, for: file.path, at: start,
        in: place,
        about: .file, &found)
    }
    guard let forbidden = rule.forbiddenDescription, selection.matches(file: index, forbidden) else { return }
    let way = forbidden.clauses.lazy.compactMap { [selection] in selection.ties?.way($0, fromFile: index) }
      .first
    add(
      .broken(
        "this file", forbidden.telling { selection.matches(file: index, $0) }, .files, rule, way: way),
      number, for: file.path, at: start, in: place,
      about: .file,
      &found)
  }

  /// Whether something is in what a rule looks at.
  private func isHeld(
    _ name: NamesInFile.Found, _ matcher: OwnRuleMatcher, _ file: FileID, by number: Int
  ) -> Bool {
    if let chosen = chosen[number] { return chosen.hold(name.range, ofFile: file, matcher) }
    return selection.isLookedAt(file: file, by: rules[number])
  }

  private func report(
    _ match: UseIndex.Match, _ name: NamesInFile.Found, _ file: SourceFile, _ index: FileID,
    _ found: inout Found
  ) {
    let number = match.rule
    let rule = rules[number]
    let matcher = match.clause.matcher
    guard isHeld(name, matcher, index, by: number) else { return }
    guard purposes[number].contains(file.purpose(at: name.purposePosition(in: file.facts, matcher))) else {
      return
    }
    let place = name.place(inFile: index, file.facts)
    let about =
      matcher == .imports
      ? About.module(match.name) : .edge(to: name.symbol.map(About.End.type) ?? .name(match.name))
    add(
      .forbidden(match, matcher, rule, file), number, for: match.name, at: match.range, in: place,
      about: about,
      aliases: [match.name], &found)
  }
}

extension NamesInFile.Found {
  /// Where to ask what the code is for: a `#Preview`, with its attributes, is itself code of what it is in.
  fileprivate func purposePosition(in facts: FileFacts, _ matcher: OwnRuleMatcher) -> Int32 {
    guard matcher == .macros, let macro = facts.macros.first(where: { $0.name == range }) else {
      return range.start
    }
    return macro.extent.start - 1
  }
}
