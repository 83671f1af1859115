import ArchConfig
import ArchFacts
import ArchModel

// What is in something.
extension CaptureMatching {
  /// What code in a file names, by one word of a rule.
  ///
  /// - Parameter word: what to compare instead of what is written.
  func use(
    _ found: NamesInFile.Found, _ word: String?, of clause: OwnRule.Clause, inFile file: FileID,
    _ bindings: Bindings
  ) -> Use? {
    let facts = codebase.files[file].facts
    var parts: [(text: ArraySlice<UInt8>, range: ByteRange)] = []
    if let word {
      parts = [(Array(word.utf8)[...], found.range)]
    } else if found.region >= 0 {
      parts = facts.ownConditions(ofRegion: Int(found.region)).map { (Array($0.utf8)[...], found.range) }
    } else {
      var written = WrittenName()
      written.read(found.range, hasReceiver: found.hasReceiver, in: facts)
      written.forEachPart(found.reading) { part in
        parts.append((part.text, part.range))
        return false
      }
    }
    guard let first = parts.first else { return nil }
    for pattern in clause.patterns where pattern.labels.isPassed(by: found, in: facts) {
      for part in parts {
        guard let bound = match(pattern, clause.matcher, part.text, bindings) else { continue }
        return Use(bindings: bound, wanted: .pattern(pattern), text: Self.text(part.text), range: part.range)
      }
    }
    for selection in clause.selections {
      guard let bound = self.bindings(selection, clause.matcher, found, parts.map(\.text), file, bindings)
      else {
        continue
      }
      return Use(
        bindings: bound, wanted: .selection(selection), text: Self.text(first.text), range: first.range)
    }
    return nil
  }

  private static func text(_ part: ArraySlice<UInt8>) -> String {
    String(decoding: part.first == UInt8(ascii: ".") ? part.dropFirst() : part, as: UTF8.self)
  }

  /// With what a selection in the place of a name binds at a use.
  private func bindings(
    _ selection: OwnRuleSelection, _ matcher: OwnRuleMatcher, _ found: NamesInFile.Found,
    _ texts: [ArraySlice<UInt8>], _ file: FileID, _ bindings: Bindings
  ) -> Bindings? {
    if matcher == .types {
      guard let symbol = found.symbol, !codebase.symbols[symbol].isExternal else { return nil }
      return self.bindings(selection, .declaration(declaration(of: symbol)), bindings)
    }
    var bound = bindings
    for clause in selection.clauses {
      if clause.matcher == .named {
        let named = clause.patterns.lazy.flatMap { pattern in
          texts.lazy.compactMap { self.match(pattern, .named, $0, bound) }
        }.first
        guard let named else { return nil }
        bound = named
      } else if let names = names(asked: clause, of: found, file) {
        let match = clause.patterns.lazy.flatMap { pattern in
          names.lazy.compactMap { self.match(pattern, clause.matcher, Array($0.utf8)[...], bound) }
        }.first
        guard let match else { return nil }
        bound = match
      } else if !conditions.holds(clause, in: selection, of: found, inFile: file) {
        return nil
      }
    }
    for part in selection.excluded
    where self.bindings(part, matcher, found, texts, file, bound) != nil {
      return nil
    }
    guard !selection.alternatives.isEmpty else { return bound }
    return selection.alternatives.lazy.compactMap {
      self.bindings($0, matcher, found, texts, file, bound)
    }.first
  }

  /// The names of types that a word with names in braces is compared with at a use; `nil` for all other words.
  private func names(
    asked clause: OwnRule.Clause, of found: NamesInFile.Found, _ file: FileID
  ) -> [String]? {
    guard clause.patterns.contains(where: \.hasCaptures) else { return nil }
    if clause.matcher == .of {
      return conditions.typeAround(found, inFile: file).map(conditions.names) ?? []
    }
    return clause.matcher == .typed ? conditions.typeMade(by: found, inFile: file)?.names ?? [] : nil
  }

  func count(_ clause: OwnRule.Clause, _ thing: Thing, _ bindings: Bindings) -> Int {
    if let selectable = clause.matcher.selectable, selectable.isDeclaration, clause.matcher != .types {
      return members(clause, selectable, thing, bindings).count
    }
    return extents(of: thing).reduce(0) { sum, extent in
      let list = NamesInFile(codebase, file: extent.file).found(by: clause.matcher)
      return sum
        + list.places.count { found in
          (clause.matcher == .imports || extent.range.contains(found.range.start))
            && use(found, list.word(of: found), of: clause, inFile: extent.file, bindings) != nil
        }
    }
  }

  /// The members of a type, or what is declared in a file, that a word lists.
  func members(
    _ clause: OwnRule.Clause, _ subject: OwnRuleSubject, _ thing: Thing, _ bindings: Bindings
  ) -> [SelectedDeclaration] {
    let files = Set(extents(of: thing).map(\.file)).sorted()
    return files.flatMap { file in
      SelectedDeclaration.all(of: codebase, inFile: file, withMembers: true).filter { member in
        guard member.subject == subject else { return false }
        if case .declaration(let around) = thing, member.symbol != around.symbol { return false }
        let isNamed = clause.patterns.contains { pattern in
          let named = OwnRule.Clause(matcher: .named, location: clause.location, patterns: [pattern])
          return described(named, member, bindings) != nil
        }
        return isNamed
          || clause.selections.contains { self.bindings($0, .declaration(member), bindings) != nil }
      }
    }
  }

  func extents(of thing: Thing) -> [(file: FileID, range: ByteRange)] {
    switch thing {
    case .file(let file), .slice(let file):
      [(file, ByteRange(start: 0, end: Int32(codebase.files[file].facts.bytes.count)))]
    case .declaration(let declaration): declaration.extents(in: codebase)
    }
  }
}
