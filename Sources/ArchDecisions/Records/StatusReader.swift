package import ArchFacts

/// Finds what a record says of its status: below a heading, after a label, in the front matter or in a table.
struct StatusReader {
  private let document: MarkdownDocument
  private let sections: [RecordSection]
  /// What is before the first section that argues.
  private let head: [MarkdownDocument.Line]

  init(_ document: MarkdownDocument, _ sections: [RecordSection]) {
    self.document = document
    self.sections = sections
    let argument = sections.first { section in
      switch section.kind {
      case .context, .decision, .consequences, .positive, .negative, .neutral, .alternatives: true
      case .status, .date, .amendment, nil: false
      }
    }
    let end = argument?.title.start ?? Int32(document.bytes.count)
    head = document.lines.filter { $0.range.start < end }
  }

  /// `nil` when the record has no place for it.
  var entry: StatusEntry? {
    guard let lines = statusLines else { return nil }
    let words = lines.map { document.proseWords($0).map(\.text) }
    let known = words.map(Self.status)
    let isChoice = words.contains { line in Set(line.compactMap { RecordStatus(word: $0) }).count > 2 }
    let supersededLine = words.firstIndex(where: Self.saysSuperseded)
    let chosen = supersededLine ?? Self.chosenLine(known, words)
    let range = chosen.map { lines[$0] } ?? lines.first ?? .none
    let status = isChoice ? nil : supersededLine != nil ? .superseded : chosen.flatMap { known[$0] }
    return StatusEntry(
      range: range, text: document.text(range), status: status, isChoice: isChoice,
      successors: successors(of: lines, words), predecessors: predecessors(of: lines, words))
  }

  /// What a metadata field says, such as `date`.
  func field(_ kind: RecordSection.Kind) -> ByteRange? {
    if let section = sections.first(where: { $0.kind == kind }) {
      return proseLines(section.ownBody).first ?? ByteRange(start: section.title.end, end: section.title.end)
    }
    return fields { RecordSection.Kind(titleWords: $0) == kind }.first
  }

  private var statusLines: [ByteRange]? {
    if let section = sections.first(where: { $0.kind == .status }) {
      return proseLines(section.ownBody)
    }
    return fields { RecordSection.Kind(titleWords: $0) == .status }.first.map { [$0] }
  }

  private func proseLines(_ body: ByteRange) -> [ByteRange] {
    var lines: [ByteRange] = []
    for line in document.lines(in: body) {
      let part = ByteRange(
        start: max(line.range.start, body.start), end: min(line.range.end, body.end))
      switch line.kind {
      case .text, .table, .frontMatter:
        let content = document.trimmed(part)
        if !content.isEmpty { lines.append(content) }
      case .rule where !lines.isEmpty: return lines
      case .blank, .comment, .code, .heading, .underline, .rule: break
      }
    }
    return lines
  }

  /// The values of `name: value` in the front matter and the head, and of `| name | value |`.
  private func fields(where isWanted: ([String]) -> Bool) -> [ByteRange] {
    var values: [ByteRange] = []
    for line in head {
      switch line.kind {
      case .frontMatter, .text:
        guard let field = LabelledLine(document, line.range) else { continue }
        if isWanted(words(field.name)) { values.append(withoutMarkup(field.value, line.kind)) }
      case .table:
        let cells = document.cells(of: line.range)
        guard cells.count == 2, isWanted(words(cells[0])) else { continue }
        values.append(cells[1])
      case .blank, .heading, .underline, .code, .comment, .rule: break
      }
    }
    return values
  }

  private func words(_ range: ByteRange) -> [String] {
    FoldedWords.words(in: document.bytes, range).map(\.text)
  }

  /// Without quotes and a comment of YAML.
  private func withoutMarkup(_ value: ByteRange, _ kind: MarkdownDocument.Kind) -> ByteRange {
    guard kind == .frontMatter else { return value }
    let end = document.bytes.find(" #", from: value.start, before: value.end) ?? value.end
    let isComment = !value.isEmpty && document.bytes[Int(value.start)] == UInt8(ascii: "#")
    var value = document.bytes.trimmed(ByteRange(start: value.start, end: isComment ? value.start : end))
    for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")]
    where value.count > 1 && document.bytes[Int(value.start)] == quote
      && document.bytes[Int(value.end) - 1] == quote
    {
      value = ByteRange(start: value.start + 1, end: value.end - 1)
    }
    return value
  }
}

// What the words of a status mean.
extension StatusReader {
  private static func status(_ words: [String]) -> RecordStatus? {
    guard let index = words.firstIndex(where: { RecordStatus(word: $0) != nil }) else { return nil }
    if words[..<index].contains("not") || words[..<index].contains("no") { return .proposed }
    let status = RecordStatus(word: words[index])
    // What is superseded in part stands for the rest.
    return status == .superseded && isPartial(words[..<index]) ? .accepted : status
  }

  /// The last line of a history with dates, else the first that says a status.
  private static func chosenLine(_ known: [RecordStatus?], _ words: [[String]]) -> Int? {
    let said = known.indices.filter { known[$0] != nil }
    let isDated = said.count > 1 && said.allSatisfy { words[$0].contains { $0.isYear } }
    return isDated ? said.last : said.first
  }

  private static func saysSuperseded(_ words: [String]) -> Bool {
    guard let index = words.firstIndex(where: RecordStatus.supersededWords.contains) else { return false }
    if isPartial(words[..<index]) { return false }
    return index == 0 || index + 1 < words.count && ["by", "por"].contains(words[index + 1])
  }

  private static func isPartial(_ words: ArraySlice<String>) -> Bool {
    words.contains { ["partially", "partly", "parcialmente", "part", "parts"].contains($0) }
  }

  private func successors(of lines: [ByteRange], _ words: [[String]]) -> [RecordReference] {
    let said = lines.indices.filter { Self.saysSuperseded(words[$0]) }.flatMap { references(in: lines[$0]) }
    if !said.isEmpty { return said }
    let named = fields { $0.first.map(RecordStatus.supersededWords.contains) ?? false && $0.count < 4 }
      .flatMap(references)
    if !named.isEmpty { return named }
    // "Superseded by" and the link below it.
    guard let index = words.firstIndex(where: Self.saysSuperseded), index + 1 < lines.count else { return [] }
    return references(in: lines[index + 1])
  }

  private func predecessors(of lines: [ByteRange], _ words: [[String]]) -> [RecordReference] {
    let said = lines.indices.filter { index in
      words[index].first.map(Self.supersedingWords.contains) ?? false
    }
    return said.flatMap { references(in: lines[$0]) }
      + fields { $0.first.map(Self.supersedingWords.contains) ?? false && $0.count < 3 }.flatMap(references)
  }

  private static let supersedingWords: Set<String> = [
    "supersedes", "supercedes", "replaces", "reemplaza", "sustituye",
  ]

  /// With a bare number where nothing else names a record.
  private func references(in range: ByteRange) -> [RecordReference] {
    let named = document.references(in: range)
    guard named.isEmpty else { return named }
    return document.proseWords(range).compactMap { word in
      guard let number = Int(word.text), !word.text.isYear else { return nil }
      return RecordReference(number: number, fileName: nil, range: word.range, text: word.text)
    }
  }
}

extension String {
  /// `2024` or a date that begins with it; numbers of records are smaller or begin with a zero.
  fileprivate var isYear: Bool {
    let digits = prefix { $0 != "-" }
    return Int(digits).map { (1990...2100).contains($0) && digits.utf8.count == 4 } ?? false
  }
}

extension MarkdownDocument {
  /// The words of a range without code, comments and the targets of links.
  package func proseWords(_ range: ByteRange) -> [FoldedWords.Word] {
    let targets = CoveredRanges(links(in: range).map(\.range))
    return visible(range).flatMap { part in
      FoldedWords.words(in: bytes, part).filter { !targets.contain($0.range) }
    }
  }

  /// What is between the bars of a line of a table.
  func cells(of line: ByteRange) -> [ByteRange] {
    let content = trimmed(line)
    var cells: [ByteRange] = []
    var start = content.start
    for index in content.start..<content.end where bytes[Int(index)] == UInt8(ascii: "|") {
      if index > content.start, bytes[Int(index) - 1] == UInt8(ascii: "\\") { continue }
      if index > start { cells.append(trimmed(ByteRange(start: start, end: index))) }
      start = index + 1
    }
    if start < content.end { cells.append(trimmed(ByteRange(start: start, end: content.end))) }
    return cells
  }
}
