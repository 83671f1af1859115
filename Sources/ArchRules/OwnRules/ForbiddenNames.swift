import ArchConfig
import ArchFacts
import ArchModel

/// All that the rules forbid of one kind, such as all calls, to be looked up by name.
struct ForbiddenNames: Sendable {
  struct Match {
    /// Into the rules.
    let rule: Int
    let pattern: String
    /// As it reads in a message.
    let name: String
    /// The part of the text that matches.
    let range: ByteRange
  }

  /// A pattern of one clause of one rule.
  private struct Entry: Sendable {
    let rule: Int32
    let clause: Int32
    let pattern: OwnRule.Pattern
    /// Among those of its clause.
    let rank: Int32
  }

  let matcher: OwnRuleMatcher
  private let index: NamePatternIndex
  /// By pattern of the index; several rules may forbid the same.
  private let entries: [[Entry]]

  /// `nil` when no rule forbids any.
  init?(_ matcher: OwnRuleMatcher, _ rules: [OwnRule]) {
    self.matcher = matcher
    var numbers: [String: Int] = [:]
    var patterns: [NamePattern] = []
    var entries: [[Entry]] = []
    for (rule, content) in rules.enumerated() where matcher.speaksOfContent(of: content.subject) {
      for (clause, written) in content.forbidden.enumerated() where written.matcher == matcher {
        for (rank, pattern) in written.patterns.enumerated() {
          let number = numbers[pattern.name.text] ?? patterns.count
          if number == patterns.count {
            numbers[pattern.name.text] = number
            patterns.append(pattern.name)
            entries.append([])
          }
          entries[number].append(
            Entry(rule: Int32(rule), clause: Int32(clause), pattern: pattern, rank: Int32(rank)))
        }
      }
    }
    guard !patterns.isEmpty else { return nil }
    index = NamePatternIndex(patterns)
    self.entries = entries
  }

  /// One for each clause that forbids what was found: the part that comes first, by the pattern that does.
  func matches(
    of found: NamesInFile.Found, in facts: FileFacts, _ codebase: Codebase, _ written: inout WrittenName
  ) -> [Match] {
    var hits: [Hit] = []
    var part = 0
    func look(_ text: ArraySlice<UInt8>, _ range: ByteRange) {
      index.forEachMatch(of: text) { number in
        for entry in entries[Int(number)] where entry.pattern.labels.isPassed(by: found, in: facts) {
          note(Hit(entry: entry, part: part, text: text, range: range), among: &hits)
        }
      }
      part += 1
    }
    if let word = found.word {
      look(Array(word.utf8)[...], found.range)
      if matcher == .conformingTo, let period = word.lastIndex(of: ".") {
        look(Array(word[word.index(after: period)...].utf8)[...], found.range)
      }
    } else {
      written.read(found.range, hasReceiver: found.hasReceiver, in: facts)
      written.forEachPart(found.reading) { part in
        look(part.text, part.range)
        return false
      }
    }
    if let symbol = found.symbol { lookAtNames(of: symbol, found, in: facts, codebase, look) }
    guard !hits.isEmpty else { return [] }
    return hits.map { hit in
      let name = String(
        decoding: hit.text.first == UInt8(ascii: ".") ? hit.text.dropFirst() : hit.text, as: UTF8.self)
      return Match(rule: Int(hit.entry.rule), pattern: hit.entry.pattern.text, name: name, range: hit.range)
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

  /// A type of this codebase may be meant by the types around it although these are not written.
  private func lookAtNames(
    of symbol: SymbolID, _ found: NamesInFile.Found, in facts: FileFacts, _ codebase: Codebase,
    _ look: (ArraySlice<UInt8>, ByteRange) -> Void
  ) {
    guard let first = NamePath.names(found.range, in: facts.bytes).first else { return }
    var rest = Array(codebase.symbols.qualifiedName(of: symbol).utf8)[...]
    look(rest, first)
    look(Array(codebase.nameWithModule(of: symbol).utf8)[...], first)
    while let period = rest.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[(period + 1)...]
      look(rest, first)
    }
  }
}

extension [String] {
  /// Whether a call passes arguments with these labels in this order, whatever others it passes. A first trailing
  /// closure is written without its label and stands for any.
  fileprivate func isPassed(by found: NamesInFile.Found, in facts: FileFacts) -> Bool {
    guard let first else { return true }
    guard found.call >= 0 else { return false }
    var wanted = first
    var index = 0
    for argument in facts.arguments(of: facts.calls[Int(found.call)]) {
      let label = argument.label.isEmpty ? "_" : facts.verbatim(argument.label)
      guard label == wanted || argument.isTrailingClosure && argument.label.isEmpty else { continue }
      index += 1
      if index == count { return true }
      wanted = self[index]
    }
    return false
  }
}
