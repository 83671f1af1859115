import ArchConfig
import ArchFacts
import ArchModel

// Chosen declarations.
extension OwnRuleCheck {
  func checkDeclarations(_ number: Int, _ found: inout Found) {
    let rule = rules[number]
    guard !rule.hasCaptures else { return }
    if let joined = rule.joinedDescription {
      for id in selection.ids(joined, .types) where selection.isLookedAt(id, by: rule, purposes[number]) {
        report(.broken(selection.words(id), met(joined, by: id), .types, rule), id, number, &found)
      }
    }
    for clause in rule.forbidden.clauses {
      guard let member = clause.matcher.selectable, member.isDeclaration, clause.matcher.family == .content,
        clause.matcher != .types
      else { continue }
      for id in selection.declared(clause, member) where isIn(id, number) {
        var met = clause
        met.selections = clause.selections.map { self.met($0, by: id) }
        report(.present(selection.words(id), met, rule), id, number, &found)
      }
    }
    if let chosen = chosen[number]?.declarations, !chosen.isEmpty { check(chosen, number, &found) }
  }

  /// With those alternatives only that are true of it.
  private func met(_ wanted: OwnRuleSelection, by id: DeclarationSelection.SubjectID) -> OwnRuleSelection {
    wanted.telling { selection.matches(id, $0) }
  }

  /// Whether a declaration is in what a rule looks at.
  private func isIn(_ id: DeclarationSelection.SubjectID, _ number: Int) -> Bool {
    guard purposes[number].contains(selection.purpose(of: id)) else { return false }
    guard let chosen = chosen[number] else {
      return selection.isLookedAt(file: selection[id].file, by: rules[number])
    }
    return chosen.hold(selection.nameRange(of: id), ofFile: selection[id].file, .functions)
  }

  private func check(_ chosen: [DeclarationSelection.SubjectID], _ number: Int, _ found: inout Found) {
    let rule = rules[number]
    let required = rule.required
    let lacking = required.clauses.map { chosen.without(selection.kept(chosen, where: $0)) }
    var rest = required
    rest.clauses = []
    let without = rest.isEmpty ? [] : chosen.without(selection.kept(chosen, where: rest))
    let forbidden = rule.forbiddenDescription
    let broken = forbidden.map { selection.kept(chosen, where: $0) } ?? []
    guard !(lacking + [without, broken]).allSatisfy(\.isEmpty) else { return }
    for id in chosen {
      for (clause, lacking) in zip(required.clauses, lacking) where lacking.holds(id) {
        let count = selection.count(of: clause, in: id)
        let words = clause.negative(of: rule.subject, found: count, at: selection, id, in: codebase)
        report(.missing("\(selection.words(id)) \(words)", clause, rule), id, number, &found)
      }
      if without.holds(id) {
        report(
          .missing("\(selection.words(id)) \(rest.negative(of: rule.subject))", nil, rule), id, number,
          &found)
      }
      guard let forbidden, broken.holds(id) else { continue }
      let way = forbidden.clauses.lazy.compactMap { [selection] in
        selection.ties?.way($0, from: selection[id].symbol)
      }.first
      let declared = OwnRuleSelection.Declared(selection[id], selection.facts(of: id))
      report(
        .broken(selection.words(id), met(forbidden, by: id), rule.subject, rule, as: declared, way: way), id,
        number, &found)
    }
  }

  private func report(
    _ remark: Remark, _ id: DeclarationSelection.SubjectID, _ number: Int, _ found: inout Found
  ) {
    let declaration = selection[id]
    let name = selection.nameRange(of: id)
    let facts = codebase.files[declaration.file].facts
    switch declaration.kind {
    case .type:
      add(
        remark, number, for: codebase.symbols.qualifiedName(of: declaration.symbol), at: name,
        in: Place(file: declaration.file, owner: declaration.index, function: FileFacts.none),
        about: .type(declaration.symbol), &found)
    case .member, .enumCase:
      add(
        remark, number, for: facts.text(name), at: name,
        in: Place(file: declaration.file, owner: declaration.owner(in: facts), function: FileFacts.none),
        about: .declared(name), aliases: [facts.text(name)], &found)
    }
  }
}

/// The declarations that one rule looks at, and where they are.
struct ChosenDeclarations: Sendable {
  let declarations: [DeclarationSelection.SubjectID]
  /// By file.
  private var extents: [FileID: [ByteRange]] = [:]
  private var files: Set<FileID> = []

  init(
    of rule: OwnRule, _ selection: DeclarationSelection, _ codebase: Codebase, allowed: [NamePattern]
  ) {
    declarations = selection.subjects(of: rule).filter { id in
      guard !allowed.isEmpty else { return true }
      let names = selection.names(of: id)
      return !allowed.contains { pattern in names.contains(where: pattern.matches) }
    }
    guard
      rule.forbidden.clauses.contains(where: { $0.matcher.family == .content || rule.forbidsAnywhere($0) })
    else { return }
    for id in declarations {
      files.insert(selection[id].file)
      for extent in selection.extents(of: id) { extents[extent.file, default: []].append(extent.range) }
    }
  }

  /// Whether something is in one of the declarations; imports are in the files that declare them.
  func hold(_ range: ByteRange, ofFile file: FileID, _ matcher: OwnRuleMatcher) -> Bool {
    if matcher == .imports { return files.contains(file) }
    return extents[file]?.contains { $0.contains(range.start) } ?? false
  }
}
