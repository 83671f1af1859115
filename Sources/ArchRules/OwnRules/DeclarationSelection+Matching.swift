import ArchConfig
import ArchFacts
import ArchModel

// Whether a selection holds of a declaration or a file.
extension DeclarationSelection {
  func matches(_ id: SubjectID, _ selection: OwnRuleSelection) -> Bool {
    selection.clauses.allSatisfy { matches(id, $0) }
      && !selection.excluded.contains { matches(id, $0) }
      && (selection.alternatives.isEmpty || selection.alternatives.contains { matches(id, $0) })
  }

  func matches(_ id: SubjectID, _ clause: OwnRule.Clause) -> Bool {
    guard let subject = self[id].subject else { return false }
    switch clause.matcher.family {
    case .place:
      return clause.patterns.contains { pattern in
        clause.matcher == .code
          ? purpose(of: id).rawValue == pattern.text
          : placement.matches(self[id].file, clause.matcher, pattern)
      }
    case .description:
      return clause.patterns.contains { listed($0, clause.matcher, subject).holds(id) }
        || clause.selections.contains { rests(id, clause.matcher, on: $0) }
    case .tie:
      guard case .type = self[id].kind else { return false }
      return ties?.hold(clause, of: self[id].symbol) ?? false
    case .content:
      return clause.bounds.contains(count(of: clause, in: id, subject))
    }
  }

  /// How many of what a word lists are in a declaration.
  func count(of clause: OwnRule.Clause, in id: SubjectID) -> Int {
    if clause.matcher.family == .tie { return ties?.count(clause, of: self[id].symbol) ?? 0 }
    return self[id].subject.map { count(of: clause, in: id, $0) } ?? 0
  }

  private func count(of clause: OwnRule.Clause, in id: SubjectID, _ subject: OwnRuleSubject) -> Int {
    switch contents[ContentKey(clause, subject)] {
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
      return DeclarationTexts(codebase).typesAround(declaration, facts(of: id)).contains(
        where: wanted.contains)
    case .conformingTo:
      guard case .type = declaration.kind else { return false }
      return codebase.symbols.supertypes(of: declaration.symbol).contains(where: wanted.contains)
    case .typed: return declaration.types(in: codebase).contains(where: wanted.contains)
    case .layer, .feature, .module, .files, .except, .code, .named, .attributed, .declaredAs, .modified,
      .access, .role, .async, .throws, .within, .usedBy, .conformers, .companion, .reaches, .reachedFrom,
      .imports,
      .types, .calls, .members, .macros, .writes,
      .properties, .functions, .initializers, .cases:
      return false
    }
  }
}

extension [DeclarationSelection.SubjectID] {
  /// Whether a sorted list holds a number.
  fileprivate func holds(_ id: DeclarationSelection.SubjectID) -> Bool {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == id
  }
}
