import ArchConfig
import ArchFacts
import ArchModel

// Whether a selection holds of a declaration or a file.
extension DeclarationSelection {
  func matches(_ id: SubjectID, _ selection: OwnRuleSelection) -> Bool {
    !kept([id], where: selection).isEmpty
  }

  /// Those of which a selection holds. A word is looked up once for all of them.
  ///
  /// - Parameter ids: in order, all of one subject.
  func kept(_ ids: [SubjectID], where selection: OwnRuleSelection) -> [SubjectID] {
    var rest = ids
    for clause in selection.clauses where !rest.isEmpty { rest = kept(rest, where: clause) }
    for part in selection.excluded where !rest.isEmpty { rest = rest.without(kept(rest, where: part)) }
    guard !selection.alternatives.isEmpty, !rest.isEmpty else { return rest }
    var others = rest
    for part in selection.alternatives where !others.isEmpty {
      others = others.without(kept(others, where: part))
    }
    return rest.without(others)
  }

  func kept(_ ids: [SubjectID], where clause: OwnRule.Clause) -> [SubjectID] {
    guard let subject = ids.first.flatMap({ self[$0].subject }) else { return [] }
    switch clause.matcher.family {
    case .place:
      if clause.matcher == .code {
        return ids.filter { id in
          let purpose = purpose(of: id).rawValue
          return clause.patterns.contains { $0.text == purpose }
        }
      }
      return inFiles(ids) { file in
        clause.patterns.contains { placement.matches(file, clause.matcher, $0) }
      }
    case .description:
      if clause.matcher == .within {
        return ids.filter { id in
          let facts = facts(of: id)
          return clause.patterns.contains { facts.isWithin(nameRange(of: id).start, $0) }
        }
      }
      let lists = clause.patterns.map { listed($0, clause.matcher, subject) }
      return ids.filter { id in
        lists.contains { $0.holds(id) }
          || clause.selections.contains { rests(id, clause.matcher, on: $0) }
          || !clause.counts.isEmpty && self[id].isCounted(by: clause, in: facts(of: id))
      }
    case .tie:
      return ids.filter { id in
        ties.map {
          self[id].isType ? $0.hold(clause, of: self[id].symbol) : $0.hold(clause, ofMember: self[id])
        }
          ?? false
      }
    case .content:
      let content = contents[ContentKey(clause, subject)]
      let bounds = clause.bounds
      return ids.filter { bounds.contains(count(of: clause, in: $0, content)) }
    }
  }

  /// How many of what a word lists are in a declaration.
  func count(of clause: OwnRule.Clause, in id: SubjectID) -> Int {
    if clause.matcher.family == .tie {
      return ties.map {
        self[id].isType ? $0.count(clause, of: self[id].symbol) : $0.count(clause, ofMember: self[id]) ?? 0
      }
        ?? 0
    }
    return self[id].subject.map { count(of: clause, in: id, contents[ContentKey(clause, $0)]) } ?? 0
  }

  private func count(of clause: OwnRule.Clause, in id: SubjectID, _ content: DeclarationContent?) -> Int {
    switch content {
    case .members(let ofTypes, _): return ofTypes[self[id].symbol] ?? 0
    case .places(let places):
      if clause.matcher == .imports { return places[self[id].file]?.count ?? 0 }
      return extents(of: id).reduce(0) { sum, extent in
        sum + (places[extent.file]?.count { extent.range.contains($0.start) } ?? 0)
      }
    case nil: return 0
    }
  }

  /// How many of what a word lists are in a file as a whole.
  func count(of clause: OwnRule.Clause, inFile file: FileID) -> (found: Int, isEnough: Bool) {
    if clause.matcher.family == .tie {
      return (ties?.count(clause, ofFile: file) ?? 0, ties?.hold(clause, ofFile: file) ?? false)
    }
    let count =
      switch contents[ContentKey(clause, .files)] {
      case .members(_, let inFiles): inFiles[file] ?? 0
      case .places(let places): places[file]?.count ?? 0
      case nil: 0
      }
    return (count, clause.bounds.contains(count))
  }

  /// Whether a selection holds of a file as a whole.
  func matches(file: FileID, _ selection: OwnRuleSelection) -> Bool {
    selection.clauses.allSatisfy { matches(file: file, $0) }
      && !selection.excluded.contains { matches(file: file, $0) }
      && (selection.alternatives.isEmpty || selection.alternatives.contains { matches(file: file, $0) })
  }

  func matches(file: FileID, _ clause: OwnRule.Clause) -> Bool {
    switch clause.matcher.family {
    case .place:
      return clause.matcher == .code
        || clause.patterns.contains { placement.matches(file, clause.matcher, $0) }
    case .tie, .content: return count(of: clause, inFile: file).isEnough
    case .description: return false
    }
  }

  /// Whether the place of a file, and what it is, are among those that a rule about files looks at.
  func isLookedAt(file: FileID, by rule: OwnRule) -> Bool {
    placement.isInScope(file, of: rule) && (rule.selection.isEmpty || matches(file: file, rule.selection))
  }

  /// Where a declaration is; what is in its extensions is part of a type, too.
  func extents(of id: SubjectID) -> [(file: FileID, range: ByteRange)] {
    self[id].extents(in: codebase)
  }

  /// Whether a selected type is what a word asks of a declaration.
  private func rests(_ id: SubjectID, _ matcher: OwnRuleMatcher, on selection: OwnRuleSelection) -> Bool {
    guard let wanted = types[selection.location], !wanted.isEmpty else { return false }
    let declaration = self[id]
    switch matcher {
    case .of:
      return declaration.typesAround(in: codebase, facts(of: id)).contains(where: wanted.contains)
    case .conformingTo:
      guard case .type = declaration.kind else { return false }
      return codebase.symbols.supertypes(of: declaration.symbol).contains(where: wanted.contains)
    case .typed, .takes, .throws, .declaredWith:
      return declaration.types(in: codebase, matcher).contains(where: wanted.contains)
    case .layer, .feature, .module, .files, .except, .code, .named, .attributed, .declaredAs, .modified,
      .access, .role, .parameters, .async, .documented, .within, .given, .usedBy, .conformers, .companion,
      .reaches,
      .reachedFrom,
      .imports,
      .types, .calls, .members, .macros, .writes,
      .properties, .functions, .initializers, .cases:
      return false
    }
  }
}

extension [DeclarationSelection.SubjectID] {
  /// Whether a sorted list holds a number.
  func holds(_ id: DeclarationSelection.SubjectID) -> Bool {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == id
  }

  /// Of two lists in order.
  func without(_ others: [DeclarationSelection.SubjectID]) -> [DeclarationSelection.SubjectID] {
    guard !others.isEmpty else { return self }
    var index = 0
    return filter { id in
      while index < others.count, others[index] < id { index += 1 }
      return index == others.count || others[index] != id
    }
  }
}
