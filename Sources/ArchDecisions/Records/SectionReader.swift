import ArchFacts

/// Finds the sections of a record: headings, and bold labels such as `**Context:**`.
struct SectionReader {
  private let document: MarkdownDocument
  private(set) var sections: [RecordSection] = []

  init(_ document: MarkdownDocument) {
    self.document = document
    let titles = self.titles()
    let isLabelled = !titles.contains { !$0.isLabel && $0.level < 3 && $0.kind.map(Self.isCore) ?? false }
    for title in titles {
      let level = title.isLabel ? (isLabelled ? 2 : 6) : title.level
      sections.append(
        RecordSection(
          kind: title.kind, title: title.text, level: level, body: title.rest, ownBody: title.rest))
    }
    close(starts: titles.map(\.line.start))
  }

  private struct Title {
    let line: ByteRange
    let text: ByteRange
    let kind: RecordSection.Kind?
    let level: Int
    let isLabel: Bool
    /// What follows a label on its line, up to the end of the file.
    let rest: ByteRange
  }

  private static func isCore(_ kind: RecordSection.Kind) -> Bool {
    switch kind {
    case .context, .decision, .consequences: true
    case .status, .date, .positive, .negative, .neutral, .alternatives, .amendment: false
    }
  }

  private func titles() -> [Title] {
    let end = Int32(document.bytes.count)
    return document.lines.compactMap { line in
      switch line.kind {
      case .heading(let level, let text):
        let text = document.trimmed(text)
        return Title(
          line: line.range, text: text, kind: kind(of: text), level: level, isLabel: false,
          rest: ByteRange(start: line.range.end, end: end))
      case .text: return label(line.range, end)
      case .blank, .underline, .code, .comment, .frontMatter, .table, .rule: return nil
      }
    }
  }

  /// `**Context:**`, `**Context**: text`, `**Layer Responsibilities:**`: bold at the begin of a line. With
  /// text after it only a known title is one; in a list it is an item.
  private func label(_ line: ByteRange, _ end: Int32) -> Title? {
    guard let label = LabelledLine(document, line), label.isBold, !label.isItem else { return nil }
    let isAlone = label.value.isEmpty
    let kind = kind(of: label.name)
    guard isAlone && (label.hasColon || kind != nil) || label.hasColon && kind != nil else { return nil }
    return Title(
      line: line, text: label.name, kind: kind, level: 6, isLabel: true,
      rest: ByteRange(start: isAlone ? line.end : label.value.start, end: end))
  }

  private func kind(of title: ByteRange) -> RecordSection.Kind? {
    RecordSection.Kind(titleWords: FoldedWords.words(in: document.bytes, title).map(\.text))
  }

  private mutating func close(starts: [Int32]) {
    var open: [Int] = []
    for index in sections.indices {
      if index > 0 { sections[index - 1].ownBody.end = starts[index] }
      while let last = open.last, sections[last].level >= sections[index].level {
        sections[last].body.end = starts[index]
        open.removeLast()
      }
      sections[index].parent = open.last
      open.append(index)
    }
  }
}

/// A line `Name: value`, as a bold label, an item of a list or plain.
struct LabelledLine {
  let name: ByteRange
  let value: ByteRange
  let isBold: Bool
  let isItem: Bool
  let hasColon: Bool

  init?(_ document: MarkdownDocument, _ line: ByteRange) {
    let bytes = document.bytes
    var content = document.trimmed(line)
    guard !content.isEmpty else { return nil }
    let marks: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ">")]
    var isItem = false
    if marks.contains(bytes[Int(content.start)]), content.count > 1, bytes[Int(content.start) + 1].isBlank {
      isItem = true
      content = bytes.trimmed(ByteRange(start: content.start + 1, end: content.end))
    }
    self.isItem = isItem
    for mark in ["**", "__"] where bytes.matches(mark, at: content.start, before: content.end) {
      guard let close = bytes.find(mark, from: content.start + 2, before: content.end) else { continue }
      var name = bytes.trimmed(ByteRange(start: content.start + 2, end: close))
      var rest = bytes.trimmed(ByteRange(start: close + 2, end: content.end))
      guard !name.isEmpty else { return nil }
      var hasColon = false
      if bytes[Int(name.end) - 1] == UInt8(ascii: ":") {
        hasColon = true
        name = bytes.trimmed(ByteRange(start: name.start, end: name.end - 1))
      } else if !rest.isEmpty, bytes[Int(rest.start)] == UInt8(ascii: ":") {
        hasColon = true
        rest = bytes.trimmed(ByteRange(start: rest.start + 1, end: rest.end))
      }
      self.name = name
      value = rest
      isBold = true
      self.hasColon = hasColon
      return
    }
    guard let colon = bytes.find(":", from: content.start, before: content.end) else { return nil }
    name = bytes.trimmed(ByteRange(start: content.start, end: colon))
    value = bytes.trimmed(ByteRange(start: colon + 1, end: content.end))
    isBold = false
    hasColon = true
  }
}
