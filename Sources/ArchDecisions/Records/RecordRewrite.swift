package import ArchFacts

/// A record as it was at one commit.
package struct RecordVersion: Sendable {
  /// Empty for what is not committed yet.
  package let commit: String
  /// Seconds since 1970.
  package let time: Int64
  /// `2025-01-11`
  package let day: String
  package let path: String
  package let bytes: [UInt8]

  package init(commit: String, time: Int64, day: String, path: String, bytes: [UInt8]) {
    self.commit = commit
    self.time = time
    self.day = day
    self.path = path
    self.bytes = bytes
  }
}

/// How the text of an accepted record was changed afterwards.
package struct RecordRewrite: Sendable {
  /// When it became accepted, or when the team last worked on it within the days that it may take to settle.
  package let accepted: RecordVersion
  /// The first version that reads otherwise from then on; `nil` when only the file on disk does.
  package let changed: RecordVersion?
  package let section: RecordSection.Kind
  /// A few of the words that went, and of those that came.
  package let removed: [String]
  package let added: [String]
  /// Where the section is in the record as it is.
  package let range: ByteRange
}

extension DecisionRecord {
  /// `nil` while nothing but the status, links, spelling, spaces and what was appended has changed.
  package func rewrite(in versions: [RecordVersion], settlingDays: Int) -> RecordRewrite? {
    guard let (index, acceptedText) = acceptedVersion(versions, settlingDays) else { return nil }
    let now = JudgedText(self)
    guard let change = JudgedText.change(from: acceptedText, to: now) else { return nil }
    // A record that tells of its change, in a changelog or a dated remark, was not rewritten silently.
    guard now.announcements <= acceptedText.announcements else { return nil }
    var changed: RecordVersion?
    for version in versions[(index + 1)...].reversed() {
      let text = JudgedText(DecisionRecord(version.bytes, path: version.path))
      if JudgedText.change(from: acceptedText, to: text) == nil { break }
      changed = version
    }
    return RecordRewrite(
      accepted: versions[index], changed: changed, section: change.kind, removed: change.removed,
      added: change.added, range: section(change.kind)?.title ?? headRange)
  }

  private func acceptedVersion(
    _ versions: [RecordVersion], _ settlingDays: Int
  ) -> (index: Int, text: JudgedText)? {
    var since: Int64?
    var accepted: (index: Int, text: JudgedText)?
    for (index, version) in versions.enumerated() {
      let record = DecisionRecord(version.bytes, path: version.path)
      switch record.status?.status {
      case .accepted:
        let start = since ?? version.time
        since = start
        if version.time - start <= Int64(settlingDays) * 86_400 { accepted = (index, JudgedText(record)) }
      case .proposed, .rejected, nil:
        since = nil
        accepted = nil
      case .deprecated, .superseded: break
      }
    }
    return accepted
  }
}

/// The words of what was decided, by section: no headings, no code, no links' targets, no later notes.
private struct JudgedText {
  private var words: [RecordSection.Kind: [String: Int]] = [:]
  /// How often the record speaks of changes to itself.
  private(set) var announcements = 0

  struct Change {
    let kind: RecordSection.Kind
    let removed: [String]
    let added: [String]
  }

  init(_ record: DecisionRecord) {
    let document = record.document
    var isNote = false
    for line in document.lines {
      switch line.kind {
      case .blank: isNote = false
      case .text, .table:
        let found = document.proseWords(line.range).map(\.text)
        isNote = isNote || found.first.map(Self.noteWords.contains) ?? false
        guard !isNote, let kind = Self.kind(of: line.range, record) else {
          announce(found)
          continue
        }
        for word in found {
          let joined = word.utf8.contains(UInt8(ascii: "-")) ? word.filter { $0 != "-" } : word
          words[kind, default: [:]][joined, default: 0] += 1
        }
      case .heading, .frontMatter: announce(document.proseWords(line.range).map(\.text))
      case .underline, .code, .comment, .rule: break
      }
    }
  }

  private mutating func announce(_ words: [String]) {
    announcements += words.count { Self.announcingWords.contains($0) }
  }

  private static let announcingWords: Set<String> = [
    "changelog", "updated", "update", "amended", "amendment", "amendments", "revised", "revision", "edited",
    "addendum", "actualizado", "actualizacion", "enmienda", "corrected", "erratum",
  ]

  private static let noteWords: Set<String> = [
    "update", "updated", "edit", "edited", "amendment", "amended", "addendum", "note", "nota",
    "actualizacion", "superseded", "supersedes", "superceded", "deprecated",
  ]

  /// The part of the argument that a line belongs to.
  private static func kind(of line: ByteRange, _ record: DecisionRecord) -> RecordSection.Kind? {
    let next = record.sections.firstIndex(after: line.end - 1) { $0.title.start }
    var index = record.sections[..<next].lastIndex { section in
      section.body.start <= line.start && line.start < section.body.end
        || line.contains(section.title) && line.contains(section.body.start)
    }
    var judged: RecordSection.Kind?
    while let current = index {
      let section = record.sections[current]
      switch section.kind {
      case .amendment, .status, .date: return nil
      case .context, .decision, .alternatives, .consequences: judged = section.kind
      case .positive, .negative, .neutral: judged = judged ?? .consequences
      case nil: break
      }
      index = section.parent
    }
    return judged
  }

  /// `nil` when the change does not count. Words that only moved from one place to another do not.
  static func change(from old: JudgedText, to new: JudgedText) -> Change? {
    var all = Difference(old.total, new.total)
    all.dropSpelling()
    let order: [RecordSection.Kind] = [.decision, .context, .consequences, .alternatives]
    let parts = order.map { kind in
      (kind, Difference(old.words[kind] ?? [:], new.words[kind] ?? [:]).limited(to: all))
    }
    // In the decision itself fewer words make another one.
    guard all.isMaterial(fromWords: 4) || parts[0].1.isMaterial(fromWords: 3) else { return nil }
    let first = parts.first { !$0.1.isEmpty } ?? (.decision, all)
    return Change(kind: first.0, removed: first.1.removedWords, added: first.1.addedWords)
  }

  private var total: [String: Int] {
    words.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }
}

/// The words that one text has more often than the other.
private struct Difference {
  private var removed: [String: Int] = [:]
  private var added: [String: Int] = [:]

  init(_ old: [String: Int], _ new: [String: Int]) {
    for (word, count) in old where !Self.fillers.contains(word) {
      let more = count - (new[word] ?? 0)
      if more > 0 { removed[word] = more }
    }
    for (word, count) in new where !Self.fillers.contains(word) {
      let more = count - (old[word] ?? 0)
      if more > 0 { added[word] = more }
    }
  }

  /// Takes out what was only spelt otherwise. Where hundreds of words went, nobody corrected their spelling.
  mutating func dropSpelling() {
    guard removed.count * added.count <= 100_000 else { return }
    for word in removed.keys.sorted() {
      let near = added.keys.sorted().first { Self.isSpelling(word, $0) }
      guard let near else { continue }
      let count = min(removed[word] ?? 0, added[near] ?? 0)
      removed[word] = (removed[word] ?? 0) - count == 0 ? nil : (removed[word] ?? 0) - count
      added[near] = (added[near] ?? 0) - count == 0 ? nil : (added[near] ?? 0) - count
    }
  }

  /// A few words that went away, or that were put in the place of others, or a paragraph that came.
  func isMaterial(fromWords least: Int) -> Bool {
    if removed.keys.contains(where: Self.negations.contains) { return true }
    if added.keys.contains(where: Self.negations.contains), !removed.isEmpty { return true }
    let (gone, come) = (removed.values.reduce(0, +), added.values.reduce(0, +))
    return gone >= 4 || gone >= 1 && come >= 1 && gone + come >= least || come >= 12
  }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty }
  var removedWords: [String] { Array(removed.keys.sorted().prefix(4)) }
  var addedWords: [String] { Array(added.keys.sorted().prefix(4)) }

  /// Only the words that are different on the whole, too.
  func limited(to whole: Difference) -> Difference {
    var part = self
    part.removed = removed.filter { whole.removed[$0.key] != nil }
    part.added = added.filter { whole.added[$0.key] != nil }
    return part
  }

  private static func isSpelling(_ old: String, _ new: String) -> Bool {
    if negations.contains(old) || negations.contains(new) { return false }
    let (left, right) = (Array(old.utf8), Array(new.utf8))
    guard min(left.count, right.count) >= 4, abs(left.count - right.count) <= 2 else { return false }
    guard !left.contains(where: \.isDigit), !right.contains(where: \.isDigit) else { return false }
    return distance(left, right) <= 2
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (byte == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }

  private static let negations: Set<String> = ["not", "never", "no", "nunca", "won't", "don't", "cannot"]

  private static let fillers: Set<String> = [
    "a", "an", "the", "is", "are", "was", "were", "be", "been", "being", "and", "or", "of", "to", "in",
    "on", "at", "by", "for", "from", "with", "as", "it", "its", "this", "that", "these", "those", "we",
    "our", "us", "i", "you", "your", "they", "their", "which", "who", "have", "has", "had", "also", "so",
    "then", "than", "there", "here", "into", "via", "el", "la", "los", "las", "un", "una", "de", "del",
    "y", "o", "en", "con", "para", "por", "que", "se", "es", "son", "su", "sus", "al", "lo", "como",
  ]
}
