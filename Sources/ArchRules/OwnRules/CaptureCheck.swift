import ArchConfig
import ArchFacts
import ArchModel

/// The rules in which a text has to be the same in several parts, applied to one file after the other.
struct CaptureCheck: Sendable {
  /// A class, since a rule that is copied for each file takes longer than most files.
  private final class Asked: Sendable {
    /// Its place among all rules.
    let number: Int
    let rule: OwnRule
    let purposes: CodePurposes

    init(_ rule: OwnRule, _ number: Int) {
      (self.rule, self.number) = (rule, number)
      purposes = rule.code
    }
  }

  private let asked: [Asked]
  let matching: CaptureMatching
  private let codebase: Codebase

  init(_ rules: [OwnRule], in codebase: Codebase, _ conditions: UseConditions, _ graphs: UseGraphs?) {
    asked = rules.indices.filter { rules[$0].hasCaptures && rules[$0].slices == nil }.map {
      Asked(rules[$0], $0)
    }
    self.codebase = codebase
    matching = CaptureMatching(rules, in: codebase, conditions, graphs)
  }

  /// What was found, for the rule of a number.
  struct Finding {
    let number: Int
    let remark: Remark
    let range: ByteRange
    let place: Place
    let about: About
    let alias: String?
  }

  func check(_ file: FileID, _ report: (Finding) -> Void) {
    let present = codebase.files[file].purposes
    lazy var declarations = SelectedDeclaration.all(of: codebase, inFile: file, withMembers: true)
    for asked in asked where !present.isDisjoint(with: asked.purposes) {
      guard let scoped = matching.bindings(asked.rule.scope, .file(file), [:]) else { continue }
      if asked.rule.subject == .files {
        guard let bound = matching.bindings(asked.rule.selection, .file(file), scoped) else { continue }
        check(.file(file), nil, asked.rule, asked.number, bound.ofSubject, report)
        continue
      }
      let subject = asked.rule.subject
      for declaration in declarations where declaration.subject == subject && asksOf(declaration, asked) {
        guard let bound = matching.bindings(asked.rule.selection, .declaration(declaration), scoped) else {
          continue
        }
        check(.declaration(declaration), declaration, asked.rule, asked.number, bound.ofSubject, report)
      }
    }
  }

  private func asksOf(_ declaration: SelectedDeclaration, _ asked: Asked) -> Bool {
    let file = codebase.files[declaration.file]
    return asked.purposes.contains(file.purpose(at: declaration.name(in: file.facts).start))
      && (declaration.isPlain || declaration.isMeant(by: asked.rule.selection.kindsAsked))
  }

  private func isLookedAt(_ offset: Int32, inFile file: FileID, _ rule: OwnRule) -> Bool {
    rule.code.contains(codebase.files[file].purpose(at: offset))
  }

  private func check(
    _ thing: CaptureMatching.Thing, _ declaration: SelectedDeclaration?, _ rule: OwnRule, _ number: Int,
    _ bindings: CaptureMatching.Bindings, _ report: (Finding) -> Void
  ) {
    func say(_ written: Remark, _ bindings: CaptureMatching.Bindings) {
      let file = thing.file
      let remark = written.worded(by: rule, for: self.name(of: thing), bindings)
      guard let declaration else {
        let start = codebase.files[file].firstDeclaration ?? ByteRange(start: 0, end: 0)
        report(
          Finding(
            number: number, remark: remark, range: start,
            place: Place(file: file, owner: FileFacts.none, function: FileFacts.none), about: .file,
            alias: nil))
        return
      }
      report(finding(remark, declaration, number))
    }
    let name = declaration.map { $0.words(in: codebase) } ?? "this file"
    for clause in rule.required.clauses where matching.bindings(clause, thing, bindings) == nil {
      let said = clause.with(bindings).negative(of: rule.subject, found: 0)
      say(.missing("\(name) \(said)", clause.with(bindings), rule), bindings)
    }
    var rest = rule.required
    rest.clauses = []
    if !rest.isEmpty, matching.bindings(rest, thing, bindings) == nil {
      say(.missing("\(name) \(rest.with(bindings).negative(of: rule.subject))", nil, rule), bindings)
    }
    if let forbidden = rule.forbiddenDescription, let bound = matching.bindings(forbidden, thing, bindings) {
      let met = forbidden.telling { matching.bindings($0, thing, bindings) != nil }
      say(.broken(name, met.with(bound), rule.subject, rule), bound)
    }
    for clause in rule.forbidden.clauses
    where clause.matcher.family == .content || rule.forbidsAnywhere(clause) {
      if let member = clause.matcher.selectable, member.isDeclaration, clause.matcher != .types {
        for found in matching.members(clause, member, thing, bindings) {
          let remark = Remark.present(found.words(in: codebase), clause.with(bindings), rule)
          report(
            finding(remark.worded(by: rule, for: self.name(of: .declaration(found)), bindings), found, number)
          )
        }
      } else {
        checkUses(clause, thing, rule, number, bindings, report)
      }
    }
  }

  private func name(of thing: CaptureMatching.Thing) -> String {
    guard case .declaration(let declaration) = thing else { return codebase.files[thing.file].path }
    if case .type = declaration.kind { return codebase.symbols.qualifiedName(of: declaration.symbol) }
    let facts = codebase.files[declaration.file].facts
    return facts.text(declaration.name(in: facts))
  }

  private func finding(_ remark: Remark, _ declaration: SelectedDeclaration, _ number: Int) -> Finding {
    let facts = codebase.files[declaration.file].facts
    let name = declaration.name(in: facts)
    if case .type = declaration.kind {
      return Finding(
        number: number, remark: remark, range: name,
        place: Place(file: declaration.file, owner: declaration.index, function: FileFacts.none),
        about: .type(declaration.symbol), alias: nil)
    }
    return Finding(
      number: number, remark: remark, range: name,
      place: Place(file: declaration.file, owner: declaration.owner(in: facts), function: FileFacts.none),
      about: .declared(name), alias: facts.text(name))
  }

  private func checkUses(
    _ clause: OwnRule.Clause, _ thing: CaptureMatching.Thing, _ rule: OwnRule, _ number: Int,
    _ bindings: CaptureMatching.Bindings, _ report: (Finding) -> Void
  ) {
    // What a type is does not change from use to use.
    var others: Set<SymbolID> = []
    for extent in matching.extents(of: thing) {
      let file = codebase.files[extent.file]
      let list = NamesInFile(codebase, file: extent.file).found(by: clause.matcher)
      for found in list.places {
        guard clause.matcher == .imports || extent.range.contains(found.range.start),
          isLookedAt(found.range.start, inFile: extent.file, rule),
          !(found.symbol.map(others.contains) ?? false)
        else { continue }
        guard let use = matching.use(found, list.word(of: found), of: clause, inFile: extent.file, bindings)
        else {
          if clause.patterns.isEmpty, let symbol = found.symbol { others.insert(symbol) }
          continue
        }
        let match = UseIndex.Match(
          rule: number, clause: clause.with(use.bindings), wanted: use.wanted.with(use.bindings),
          name: use.text,
          range: use.range)
        report(
          Finding(
            number: number,
            remark: Remark.forbidden(match, clause.matcher, rule, file)
              .worded(by: rule, for: use.text, use.bindings), range: use.range,
            place: found.place(inFile: extent.file, file.facts),
            about: clause.matcher == .imports
              ? .module(use.text) : .edge(to: found.symbol.map(About.End.type) ?? .name(use.text)),
            alias: use.text))
      }
    }
  }
}

// What a text in braces stands for, for messages.
extension OwnRuleSelection {
  fileprivate func with(_ bindings: CapturePattern.Bindings) -> OwnRuleSelection {
    var selection = self
    selection.clauses = clauses.map { $0.with(bindings) }
    selection.excluded = excluded.map { $0.with(bindings) }
    selection.alternatives = alternatives.map { $0.with(bindings) }
    return selection
  }
}

extension OwnRuleSelection.Clause {
  func with(_ bindings: CapturePattern.Bindings) -> OwnRuleSelection.Clause {
    var clause = self
    clause.patterns = patterns.map { pattern in
      guard pattern.hasCaptures else { return pattern }
      let text = CapturePattern.replacing(pattern.text) { bindings[$0] ?? "{\($0)}" }
      return OwnRule.Pattern(text: text, location: pattern.location, of: matcher)
    }
    clause.selections = selections.map { $0.with(bindings) }
    return clause
  }
}

extension UseIndex.Wanted {
  fileprivate func with(_ bindings: CapturePattern.Bindings) -> UseIndex.Wanted {
    switch self {
    case .selection(let selection): return .selection(selection.with(bindings))
    case .pattern(let pattern):
      guard pattern.hasCaptures else { return self }
      let text = CapturePattern.replacing(pattern.text) { bindings[$0] ?? "{\($0)}" }
      return .pattern(OwnRule.Pattern(text: text, location: pattern.location))
    }
  }
}
