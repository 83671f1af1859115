import ArchDecisions
import ArchFacts
import ArchModel

/// A title says what was decided, the decision commits, and what was turned down has a reason.
struct ADRWording: RecordRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "adr-wording",
    summary:
      "A decision record has a specific title, a decision that commits, and reasons for what was rejected.",
    why: """
      "We might consider" decides nothing: nobody can follow it, and no rule can keep it. A title such as \
      "Async decision" says what was discussed and not what came of it, and an alternative without a \
      reason will be proposed again.
      """,
    bad: """
      <!-- docs/decisions/ADR-001-async.md -->
      # ADR-001: Async decision

      ## Status
      Accepted

      ## Decision
      We might consider async protocols.
      """,
    good: """
      <!-- docs/decisions/ADR-001-use-async-protocols-for-network-boundaries.md -->
      # ADR-001: Use Async Protocols for Network Boundaries

      ## Status
      Accepted

      ## Decision
      We will use async protocols for the network. We might consider the same for the cache later.
      """,
    fix: "In the title, say what is done; in the decision, 'We will …'; and for each alternative, why not.",
    severity: .warning
  )

  func check(_ log: DecisionLog, _ findings: inout RecordFindings) {
    for record in log.records {
      checkTitle(record, &findings)
      if record.status?.status != .rejected { checkDecision(record, &findings) }
      checkAlternatives(record, &findings)
    }
  }

  private func checkTitle(_ record: DecisionRecord, _ findings: inout RecordFindings) {
    guard let title = record.title else { return }
    let words = FoldedWords.of(title.text)
    let place = title.textRange.isEmpty ? title.range : title.textRange
    if words.isEmpty {
      findings.add(.noTitle(record.id), at: place, in: record, about: "title")
    } else if title.text.utf8.last == UInt8(ascii: "?") {
      findings.add(.question(title.text), at: place, in: record, about: "title")
    } else if words.count == 1, !words[0].utf8.contains(UInt8(ascii: "-")) {
      findings.add(.oneWord(title.text), at: place, in: record, about: "title")
    } else if words.count == 2, Self.vague.contains(words[1]) || words[0] == "decision" {
      findings.add(.vague(title.text), at: place, in: record, about: "title")
    }
  }

  /// "Async decision", "Architecture overview".
  private static let vague: Set<String> = [
    "decision", "decisions", "question", "discussion", "choice", "topic",
  ]
}

// The decision commits.
extension ADRWording {
  private func checkDecision(_ record: DecisionRecord, _ findings: inout RecordFindings) {
    guard let section = record.section(.decision) else { return }
    let sentences = record.document.sentences(in: section.ownBody)
    let all = record.document.sentences(in: section.body)
    let commits = all.contains { Self.commits($0.map(\.text)) }
    for (index, sentence) in sentences.enumerated() {
      guard let hedge = Self.hedge(sentence.map(\.text)) else { continue }
      // Next to a commitment a sentence may look ahead.
      guard index == 0 && !Self.commits(sentence.map(\.text)) || !commits else { continue }
      guard let first = sentence[hedge].first, let last = sentence[hedge].last else { continue }
      let range = ByteRange(start: first.range.start, end: last.range.end)
      findings.add(
        .hedge(sentence[hedge].map(\.text).joined(separator: " ")), at: range, in: record, about: "decision")
      return
    }
  }

  /// The words with which a sentence takes back what it says.
  private static func hedge(_ words: [String]) -> Range<Int>? {
    for start in words.indices {
      for hedge in hedges where words[start...].starts(with: hedge) { return start..<(start + hedge.count) }
    }
    for opening in openings where words.starts(with: opening) { return 0..<opening.count }
    return nil
  }

  /// Plain wherever they are.
  private static let hedges: [[String]] = [
    ["might", "consider"], ["may", "consider"], ["could", "consider"], ["might", "want", "to"],
    ["could", "perhaps"], ["could", "maybe"], ["might", "perhaps"], ["might", "possibly"],
    ["podriamos", "considerar"], ["podriamos", "evaluar"], ["quizas", "podriamos"],
    ["tal", "vez", "podriamos"],
  ]
  /// Plain at the begin of a sentence.
  private static let openings: [[String]] = [
    ["we", "could"], ["we", "might"], ["maybe"], ["perhaps"], ["possibly"], ["it", "might", "be", "good"],
    ["quizas"], ["tal", "vez"], ["podriamos"], ["a", "lo", "mejor"],
  ]

  /// What follows a hedge, "we could use", is what it takes back.
  private static func commits(_ words: [String]) -> Bool {
    let words = words[..<(hedge(words)?.lowerBound ?? words.endIndex)]
    return words.indices.contains { index in
      commitments.contains { words[index...].starts(with: $0) }
    }
  }

  private static let commitments: [[String]] = [
    ["will"], ["we'll"], ["shall"], ["must"], ["decided"], ["we", "decide"], ["chosen"], ["chose"],
    ["choose"], ["adopt"], ["adopted"], ["we", "use"], ["use"], ["using"], ["is", "used"], ["are", "used"],
    ["selected"], ["going", "to"], ["we", "have"], ["implemented"], ["keep"], ["introduce"], ["migrated"],
    ["usaremos"], ["utilizaremos"], ["vamos", "a"], ["decidimos"], ["se", "decide"], ["se", "decidio"],
    ["adoptamos"], ["adoptaremos"], ["se", "usara"], ["se", "utilizara"], ["elegimos"], ["hemos"],
  ]
}

// What was turned down has a reason.
extension ADRWording {
  private func checkAlternatives(_ record: DecisionRecord, _ findings: inout RecordFindings) {
    let sections = record.sections.indices.filter { index in
      let section = record.sections[index]
      let isOuter = section.parent.map { record.sections[$0].kind != .alternatives } ?? true
      return section.kind == .alternatives && isOuter
    }.map { record.sections[$0] }
    // A second section weighs what the first one lists, and the decision may say why.
    guard sections.count == 1, let section = sections.first, !record.isEmpty(section) else { return }
    let alternatives = record.alternatives(of: section)
    if alternatives.isEmpty {
      let words = record.document.proseWords(section.body).map(\.text)
      if words.count <= 8, words.starts(with: ["we", "considered"]),
        words.last.map(Self.others.contains) ?? false
      {
        findings.add(.unnamed, at: section.title, in: record, about: "alternatives")
      }
      return
    }
    let bare = alternatives.filter { !$0.hasReason }
    guard !bare.isEmpty else { return }
    if bare.count == alternatives.count {
      guard !explains(record, bare) else { return }
      findings.add(
        .noReasons(bare.map(\.name)), at: section.title, in: record, about: "alternatives")
    } else {
      for alternative in bare where !explains(record, [alternative]) {
        findings.add(
          .noReason(alternative.name), at: alternative.range, in: record, about: alternative.name)
      }
    }
  }

  private static let others: Set<String> = ["options", "alternatives", "solutions", "approaches"]

  /// Whether another section says something of each. Where the form lists options by their names alone, the
  /// reasons are expected elsewhere, and any word of a name shows where.
  private func explains(_ record: DecisionRecord, _ alternatives: [Alternative]) -> Bool {
    let texts = record.sections.filter { $0.kind != .alternatives && $0.kind != .amendment }.map { section in
      record.document.proseWords(section.ownBody).map(\.text)
    }
    let words = Set(texts.joined())
    var rows = WordRows(texts)
    return alternatives.allSatisfy { alternative in
      let name = FoldedWords.of(alternative.name)
      if record.form == .madr { return name.contains { $0.utf8.count > 3 && words.contains($0) } }
      return rows.hold(Array(name.prefix(Self.tellingWords)))
    }
  }

  /// With so many words in the same order a text speaks of the same.
  private static let tellingWords = 8
}

/// The rows of words that texts hold, by their length.
private struct WordRows {
  private let texts: [[String]]
  private var known: [Int: Set<ArraySlice<String>>] = [:]

  init(_ texts: [[String]]) { self.texts = texts }

  mutating func hold(_ row: [String]) -> Bool {
    guard !row.isEmpty else { return texts.contains { !$0.isEmpty } }
    if known[row.count] == nil {
      known[row.count] = texts.reduce(into: []) { rows, text in
        for start in text.indices.dropLast(row.count - 1) { rows.insert(text[start..<(start + row.count)]) }
      }
    }
    return known[row.count]?.contains(row[...]) ?? false
  }
}

extension MarkdownDocument {
  /// The words of each sentence of a range: no code, no quotes, no tables.
  fileprivate func sentences(in range: ByteRange) -> [[FoldedWords.Word]] {
    var sentences: [[FoldedWords.Word]] = []
    var open: [FoldedWords.Word] = []
    func closed(_ words: [FoldedWords.Word]) -> [[FoldedWords.Word]] { words.isEmpty ? [] : [words] }
    for line in lines(in: range) {
      let part = ByteRange(start: max(line.range.start, range.start), end: min(line.range.end, range.end))
      let content = trimmed(part)
      let isQuote = !content.isEmpty && bytes[Int(content.start)] == UInt8(ascii: ">")
      guard line.kind == .text, !isQuote else {
        sentences += closed(open)
        open = []
        continue
      }
      for word in proseWords(content) {
        if let last = open.last, endsSentence(from: last.range.end, to: word.range.start) {
          sentences.append(open)
          open = []
        }
        open.append(word)
      }
    }
    return sentences + closed(open)
  }

  /// Whether a period, or the mark of an item, is between two words.
  private func endsSentence(from start: Int32, to end: Int32) -> Bool {
    guard start < end else { return false }
    let between = bytes[Int(start)..<Int(end)]
    let hasBlank = between.contains { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if hasBlank, between.contains(where: { ".!?:".utf8.contains($0) }) { return true }
    return between.contains(0x0A) && between.contains { "-*+".utf8.contains($0) }
  }
}

extension Remark {
  fileprivate static func noTitle(_ id: String) -> Remark {
    Remark(
      "\(id) has no title besides its number", label: "what was decided?",
      fix: "say in a few words what is done")
  }

  fileprivate static func question(_ title: String) -> Remark {
    Remark(
      "the title '\(title)' is a question, not a decision", label: "what was the answer?",
      fix: "let the title give the answer, such as 'Use async protocols for network boundaries'")
  }

  fileprivate static func oneWord(_ title: String) -> Remark {
    Remark(
      "the title '\(title)' does not say what was decided about it", label: "one word is a topic",
      fix: "add the verb and the purpose, such as 'Use async protocols for network boundaries'")
  }

  fileprivate static func vague(_ title: String) -> Remark {
    Remark(
      "the title '\(title)' names a topic, not what was decided", label: "what was decided?",
      fix: "say what is done, such as 'Use async protocols for network boundaries'")
  }

  fileprivate static func hedge(_ words: String) -> Remark {
    Remark(
      "the decision hedges: '\(words)'", label: "this commits to nothing",
      fix: "write what is done, as in 'We will …'; what is still open belongs in a proposed record")
  }

  fileprivate static var unnamed: Remark {
    Remark(
      "the alternatives are not named", label: "which ones, and why not?",
      fix: "name each alternative and why it was rejected")
  }

  fileprivate static func noReasons(_ names: [String]) -> Remark {
    Remark(
      "no alternative says why it was rejected", label: "why not?",
      fix: "say for each of them why it was rejected")
  }

  fileprivate static func noReason(_ name: String) -> Remark {
    Remark(
      "the alternative '\(name)' does not say why it was rejected", label: "why not?",
      fix: "say why it was rejected")
  }
}
