package import ArchFacts

/// One decision record: what was decided, when, and where it says so. Every part has its place in the file.
package struct DecisionRecord: Sendable {
  /// How a record is laid out.
  package enum Form: Sendable {
    /// `## Status`, `## Context`, `## Decision`, `## Consequences`.
    case headings
    /// `**Status:** Accepted`, `**Context:**`.
    case labels
    /// `## Context and Problem Statement`, `## Considered Options`, `## Decision Outcome`.
    case madr
    /// As `headings`, with the title `# 1. Record architecture decisions`.
    case nygard
  }

  /// Relative to the root of the run, with `/`.
  package let path: String
  package let document: MarkdownDocument
  package let lines: LineTable
  package let name: RecordName
  /// `nil` when there is no heading.
  package let title: RecordTitle?
  package let form: Form
  package let sections: [RecordSection]
  /// `nil` when the record has no place for it.
  package let status: StatusEntry?
  package let date: String?

  /// The number in the file name, or else in the title.
  package var number: Int? { name.number ?? title?.number }

  /// `ADR-007`, with as many digits as the file name has; without a number the file's name.
  package var id: String {
    guard let number else { return name.text }
    let digits = String(number)
    return "ADR-" + String(repeating: "0", count: max(0, max(name.digits, 3) - digits.utf8.count)) + digits
  }

  package var bytes: [UInt8] { document.bytes }

  /// What the decision is called, or the file when it has no title.
  package var titleText: String { title.map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? name.text }

  /// The folder, with `/` at its end, or nothing.
  package var folder: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// Where to speak of the record as a whole.
  package var headRange: ByteRange {
    title?.range ?? document.lines.first { $0.kind != .blank && $0.kind != .comment }?.range ?? .none
  }

  package func section(_ kind: RecordSection.Kind) -> RecordSection? { sections.first { $0.kind == kind } }
}

/// What a Markdown file in a folder of records is.
package enum RecordFile: Sendable {
  case record(DecisionRecord)
  /// An index, a template, or a text about something else.
  case other(MarkdownDocument)

  /// Never fails: what is not a record is something else.
  package init(_ bytes: [UInt8], path: String) {
    let record = DecisionRecord(bytes, path: path)
    self = record.isRecord ? .record(record) : .other(record.document)
  }
}

extension DecisionRecord {
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    document = MarkdownDocument(bytes)
    lines = LineTable(bytes)
    name = RecordName(path: path)
    let headings = document.lines.compactMap { line -> (level: Int, text: ByteRange)? in
      guard case .heading(let level, let text) = line.kind else { return nil }
      return (level, text)
    }
    let heading = headings.first { $0.level == 1 } ?? headings.first
    // A first heading that is a section is not a title.
    let isTitle = heading.map { heading in
      heading.level == 1
        || RecordSection.Kind(
          titleWords: FoldedWords.words(in: bytes, heading.text).map(\.text)) == nil
    }
    let (document, fileNumber) = (document, name.number)
    title = isTitle == true ? heading.map { RecordTitle(document, $0.text, fileNumber: fileNumber) } : nil
    let all = SectionReader(document).sections
    let titleRange = title?.range
    sections = Self.withoutTitle(all, titleRange)
    let reader = StatusReader(document, sections)
    status = reader.entry
    date = reader.field(.date).map(document.text).flatMap(Self.date)
    form = Self.form(document, sections, title)
  }

  private static func withoutTitle(_ sections: [RecordSection], _ title: ByteRange?) -> [RecordSection] {
    guard let index = sections.firstIndex(where: { $0.title == title }) else { return sections }
    var rest = sections
    rest.remove(at: index)
    for other in rest.indices {
      guard let parent = rest[other].parent else { continue }
      rest[other].parent = parent == index ? nil : parent > index ? parent - 1 : parent
    }
    return rest
  }

  private static func form(
    _ document: MarkdownDocument, _ sections: [RecordSection], _ title: RecordTitle?
  ) -> Form {
    let titles = sections.map { FoldedWords.words(in: document.bytes, $0.title).map(\.text) }
    let madr = [
      ["context", "and", "problem", "statement"], ["decision", "outcome"], ["considered", "options"],
      ["contexto", "y", "planteamiento", "del", "problema"], ["opciones", "consideradas"],
    ]
    if titles.contains(where: madr.contains) { return .madr }
    let core = sections.first { $0.kind == .context || $0.kind == .decision }
    if let core, core.level == 2, document.isLabel(core.title) { return .labels }
    return title?.isNumberedByPeriod ?? false ? .nygard : .headings
  }

  /// The first day written as `2025-01-11`, or else what is there.
  private static func date(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    for start in bytes.indices.dropLast(9) {
      let day = bytes[start..<(start + 10)]
      let isDate = day.enumerated().allSatisfy { offset, byte in
        offset == 4 || offset == 7 ? byte == UInt8(ascii: "-") : byte.isDigit
      }
      if isDate { return String(decoding: day, as: UTF8.self) }
    }
    return text.isEmpty || bytes.count > 30 ? nil : text
  }

  /// A number in the name, or the sections of a record; never a template or an index.
  fileprivate var isRecord: Bool {
    if Self.otherNames.contains(FoldedWords.of(name.title).joined(separator: " ")) { return false }
    let words = title.map { FoldedWords.words(in: bytes, $0.range).map(\.text) } ?? []
    if words.contains("template") && (words.count < 6 || number ?? 1 == 0) { return false }
    if words.contains("plantilla") && (words.count < 6 || number ?? 1 == 0) { return false }
    if words.contains(where: Self.isPlaceholder) { return false }
    let kinds = Set(sections.compactMap(\.kind))
    let argues = kinds.contains(.decision) || kinds.contains(.context) || kinds.contains(.consequences)
    if name.number != nil { return argues || status != nil || title?.number != nil }
    if title?.number != nil { return argues || status != nil }
    return kinds.contains(.decision) && status != nil
  }

  /// `NNN`, `XXX`, `adr-nnnn` in the place of a number.
  private static func isPlaceholder(_ word: String) -> Bool {
    let letters = word.hasPrefix("adr-") ? Array(word.utf8.dropFirst(4)) : Array(word.utf8)
    guard letters.count >= 2, let first = letters.first else { return false }
    guard first == UInt8(ascii: "n") || first == UInt8(ascii: "x") else { return false }
    return letters.allSatisfy { $0 == first } && (letters.count > 2 || word.hasPrefix("adr-"))
  }

  private static let otherNames: Set<String> = [
    "readme", "index", "template", "adr-template", "template-adr", "plantilla", "toc", "contributing",
    "changelog", "adr-index", "madr", "nnn-title", "nnnn-title", "adr-000-template", "template-adr",
    "decision-template", "adr-readme", "adr-plantilla", "plantilla-adr", "adr template", "adr index",
  ]
}

extension MarkdownDocument {
  /// Whether a title is a bold label instead of a heading.
  fileprivate func isLabel(_ title: ByteRange) -> Bool {
    lines.contains { line in
      guard line.kind == .text else { return false }
      return line.range.start <= title.start && title.end <= line.range.end
    }
  }
}
