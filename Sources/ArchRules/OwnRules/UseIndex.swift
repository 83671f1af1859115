import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// All uses of one kind that rules ask for, such as all calls, to be looked up by name.
///
/// A class, since it is asked about every name of a codebase.
final class UseIndex: Sendable {
  struct Match {
    /// Into the rules, or whatever the index was made of.
    let rule: Int
    let clause: OwnRule.Clause
    /// What the clause lists that was met.
    let wanted: Wanted
    /// As it reads in a message.
    let name: String
    /// The part of the text that matches.
    let range: ByteRange
  }

  enum Wanted: Sendable {
    case pattern(OwnRule.Pattern)
    case selection(OwnRuleSelection)
  }

  /// A pattern of one clause of one rule.
  private final class Entry: Sendable {
    let rule: Int32
    /// Into `clauses`.
    let clause: Int32
    let pattern: OwnRule.Pattern
    /// What has to hold besides: one or none, in a list since that is not copied to be looked at.
    let conditions: [OwnRuleSelection]
    let hasCondition: Bool
    /// Whether nothing can be said of a type that the codebase does not declare.
    let asksForDeclaredType: Bool
    /// The types of this codebase that the condition selects.
    let selected: Set<SymbolID>
    /// Among those of its clause.
    let rank: Int32

    init(
      rule: Int32, clause: Int32, pattern: OwnRule.Pattern, condition: OwnRuleSelection?,
      _ selected: Set<SymbolID>, rank: Int32
    ) {
      self.rule = rule
      self.clause = clause
      self.pattern = pattern
      conditions = condition.map { [$0] } ?? []
      hasCondition = condition != nil
      asksForDeclaredType = condition.map { $0[.named] == nil && $0.alternatives.isEmpty } ?? false
      self.selected = selected
      self.rank = rank
    }
  }

  let matcher: OwnRuleMatcher
  private let index: NamePatternIndex
  /// By pattern of the index; several rules may ask for the same.
  private let entries: [[Entry]]
  private let clauses: [OwnRule.Clause]
  /// Of selections that ask for no name.
  private let nameless: [Entry]
  /// The types that are meant by a name which need not be written where they are used.
  private let symbols: Set<SymbolID>
  private let conditions: UseConditions

  /// `nil` for no clauses.
  init?(
    _ matcher: OwnRuleMatcher, _ asked: [(rule: Int, clause: OwnRule.Clause)], _ conditions: UseConditions
  ) {
    guard !asked.isEmpty else { return nil }
    self.matcher = matcher
    self.conditions = conditions
    clauses = asked.map(\.clause)
    var numbers: [String: Int] = [:]
    var patterns: [NamePattern] = []
    var entries: [[Entry]] = []
    var nameless: [Entry] = []
    for (number, (rule, clause)) in asked.enumerated() {
      var rank: Int32 = 0
      func entry(_ pattern: OwnRule.Pattern, _ condition: OwnRuleSelection?) -> Entry {
        defer { rank += 1 }
        return Entry(
          rule: Int32(rule), clause: Int32(number), pattern: pattern, condition: condition,
          condition.map(conditions.types(of:)) ?? [], rank: rank)
      }
      func add(_ pattern: OwnRule.Pattern, _ condition: OwnRuleSelection?) {
        let place = numbers[pattern.name.text] ?? patterns.count
        if place == patterns.count {
          numbers[pattern.name.text] = place
          patterns.append(pattern.name)
          entries.append([])
        }
        entries[place].append(entry(pattern, condition))
      }
      for pattern in clause.patterns { add(pattern, nil) }
      for selection in clause.selections {
        let any = OwnRule.Pattern(text: "*", location: selection.location)
        if let named = selection[.named] {
          for pattern in named.patterns { add(pattern, selection) }
        } else if matcher == .types, !selection.alternatives.isEmpty {
          add(any, selection)
        } else {
          nameless.append(entry(any, selection))
        }
      }
    }
    let index = NamePatternIndex(patterns)
    self.index = index
    self.entries = entries
    self.nameless = nameless
    let codebase = conditions.codebase
    if matcher != .types, matcher != .named {
      symbols = []
    } else if numbers["*"] != nil {
      symbols = Set(codebase.symbols.ids)
    } else {
      symbols = Self.symbols(of: index, codebase)
    }
  }

  private static func symbols(of index: NamePatternIndex, _ codebase: Codebase) -> Set<SymbolID> {
    Set(
      codebase.symbols.ids.filter { symbol in
        guard codebase.mayBeNamed(symbol, by: index) else { return false }
        var isNamed = false
        forEachName(of: symbol, codebase) { name in index.forEachMatch(of: name) { _ in isNamed = true } }
        return isNamed
      })
  }

  /// One for each clause that asks for what was found: the part that comes first, by the pattern that does. Of what
  /// `mayMatch` turns away there is none.
  ///
  /// - Parameters:
  ///   - word: what to compare instead of what is written.
  ///   - isAsked: whether the rule of a number looks at what was found; asked before what takes longer.
  func matches(
    of found: NamesInFile.Found, _ word: String?, inFile file: FileID, _ facts: FileFacts,
    _ codebase: Codebase,
    _ written: inout WrittenName, where isAsked: (Int) -> Bool = { _ in true }
  ) -> [Match] {
    var asked: [Entry] = []
    for entry in nameless where holds(entry, found, [], file) && isAsked(Int(entry.rule)) {
      asked.append(entry)
    }
    guard nameless.isEmpty || !asked.isEmpty || mayBeNamed(found, facts) else { return [] }
    var hits: [Hit] = []
    var part = 0
    func look(_ text: ArraySlice<UInt8>, _ range: ByteRange) {
      index.forEachMatch(of: text) { number in
        for entry in entries[Int(number)]
        where entry.pattern.labels.isPassed(by: found, in: facts)
          && (!entry.hasCondition || isAsked(Int(entry.rule)))
          && isMeant(entry, found, text, file, facts)
        {
          note(Hit(entry: entry, part: part, text: text, range: range), among: &hits)
        }
      }
      if part == 0 {
        for entry in asked { note(Hit(entry: entry, part: part, text: text, range: range), among: &hits) }
      }
      part += 1
    }
    if let word, matcher == .members || matcher == .calls {
      for name in facts.implicitNames(of: found, word) { look(name, found.range) }
    } else if let word {
      look(Array(word.utf8)[...], found.range)
      if matcher == .conformingTo, let period = word.lastIndex(of: ".") {
        look(Array(word[word.index(after: period)...].utf8)[...], found.range)
      }
    }
    // A call is also one of whatever is before its period.
    if word == nil || matcher == .calls { Self.lookAtWritten(found, in: facts, &written, look) }
    if let symbol = found.symbol, symbols.contains(symbol) {
      lookAtNames(of: symbol, found, in: facts, codebase, look)
    }
    guard !hits.isEmpty else { return [] }
    return hits.map { hit in
      let name = String(
        decoding: hit.text.first == UInt8(ascii: ".") ? hit.text.dropFirst() : hit.text, as: UTF8.self)
      return Match(
        rule: Int(hit.entry.rule), clause: clauses[Int(hit.entry.clause)],
        wanted: hit.entry.conditions.first.map { .selection(told($0, found, file)) }
          ?? .pattern(hit.entry.pattern),
        name: name,
        range: hit.range)
    }
  }

  /// With those alternatives only that are true of it. What a type is is known of the whole selection only.
  private func told(
    _ selection: OwnRuleSelection, _ found: NamesInFile.Found, _ file: FileID
  ) -> OwnRuleSelection {
    guard matcher != .types else { return selection }
    return selection.telling { conditions.holdsWithName($0, of: found, inFile: file) }
  }

  /// Whether all else that is asked is true.
  private func isMeant(
    _ entry: Entry, _ found: NamesInFile.Found, _ text: ArraySlice<UInt8>, _ file: FileID, _ facts: FileFacts
  ) -> Bool {
    if !entry.pattern.arguments.isEmpty, matcher == .attributed,
      !facts.attribute(at: found.range, has: entry.pattern.arguments)
    {
      return false
    }
    return holds(entry, found, text, file)
  }

  private func holds(
    _ entry: Entry, _ found: NamesInFile.Found, _ text: ArraySlice<UInt8>, _ file: FileID
  ) -> Bool {
    guard entry.hasCondition else { return true }
    if matcher == .types {
      if let symbol = found.symbol { return entry.selected.contains(symbol) }
      guard !entry.asksForDeclaredType else { return false }
    }
    return entry.conditions.allSatisfy {
      conditions.hold($0, matcher, of: found, named: text, inFile: file)
    }
  }

  private struct Hit {
    let entry: Entry
    let part: Int
    let text: ArraySlice<UInt8>
    let range: ByteRange
  }

  private func note(_ hit: Hit, among hits: inout [Hit]) {
    let same = hits.firstIndex { $0.entry.rule == hit.entry.rule && $0.entry.clause == hit.entry.clause }
    guard let same else {
      hits.append(hit)
      return
    }
    if (hit.part, hit.entry.rank) < (hits[same].part, hits[same].entry.rank) { hits[same] = hit }
  }

  private static func lookAtWritten(
    _ found: NamesInFile.Found, in facts: FileFacts, _ written: inout WrittenName,
    _ look: (ArraySlice<UInt8>, ByteRange) -> Void
  ) {
    if found.region >= 0 {
      for text in facts.ownConditions(ofRegion: Int(found.region)) {
        look(Array(text.utf8)[...], found.range)
      }
    } else if !found.hasReceiver, facts.isOneName(found.range) {
      look(facts.bytes[Int(found.range.start)..<Int(found.range.end)], found.range)
    } else {
      written.read(found.range, hasReceiver: found.hasReceiver, in: facts)
      written.forEachPart(found.reading) { part in
        look(part.text, part.range)
        return false
      }
    }
  }

  /// A type of this codebase may be meant by the types around it although these are not written.
  private func lookAtNames(
    of symbol: SymbolID, _ found: NamesInFile.Found, in facts: FileFacts, _ codebase: Codebase,
    _ look: (ArraySlice<UInt8>, ByteRange) -> Void
  ) {
    guard let first = NamePath.names(found.range, in: facts.bytes).first else { return }
    Self.forEachName(of: symbol, codebase) { look($0, first) }
  }

  private static func forEachName(
    of symbol: SymbolID, _ codebase: Codebase, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    var rest = Array(codebase.symbols.qualifiedName(of: symbol).utf8)[...]
    body(rest)
    body(Array(codebase.nameWithModule(of: symbol).utf8)[...])
    while let period = rest.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[(period + 1)...]
      body(rest)
    }
  }

  /// Whether anything asked can be true of what was found.
  func mayMatch(_ found: NamesInFile.Found, _ facts: FileFacts) -> Bool {
    !nameless.isEmpty || mayBeNamed(found, facts)
  }

  /// Whether any pattern can match what is written, by the letters that names begin and end with: nearly every name of a
  /// codebase is turned away by these.
  private func mayBeNamed(_ found: NamesInFile.Found, _ facts: FileFacts) -> Bool {
    if found.hasWord || found.region >= 0 { return true }
    if let symbol = found.symbol, symbols.contains(symbol) { return true }
    return index.mayMatch(found.range, in: facts.bytes)
  }
}
