package import ArchFacts

/// All decision records of a codebase, and what was found out around them: everything a rule about records
/// may ask.
package struct DecisionLog: Sendable {
  /// By path in byte order.
  package let records: [DecisionRecord]
  /// The other Markdown files of their folders: indexes, templates, notes.
  package let others: [OtherDocument]
  /// Relative links that lead nowhere.
  package var brokenLinks: [RecordLink] = []
  /// Where the configuration rests a rule on a record.
  package var citations: [DecisionCitation] = []
  /// Earlier versions of records, by path; empty without a history.
  package var histories: [String: [RecordVersion]] = [:]

  package static let empty = DecisionLog([])

  package init(_ files: [(path: String, bytes: [UInt8])]) {
    var records: [DecisionRecord] = []
    var others: [OtherDocument] = []
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      switch RecordFile(file.bytes, path: file.path) {
      case .record(let record): records.append(record)
      case .other(let document): others.append(OtherDocument(path: file.path, document: document))
      }
    }
    self.records = records
    self.others = others
  }

  package var isEmpty: Bool { records.isEmpty && citations.isEmpty }
}

package struct OtherDocument: Sendable {
  package let path: String
  package let document: MarkdownDocument
}

/// `"decision": "ADR-007"` of a rule in the configuration.
package struct DecisionCitation: Sendable {
  package let rule: String
  /// As written.
  package let text: String
  /// The configuration's path.
  package let path: String
  package let location: SourceLocation
  /// In bytes, with its quotes.
  package let length: Int

  package init(rule: String, text: String, path: String, location: SourceLocation, length: Int) {
    self.rule = rule
    self.text = text
    self.path = path
    self.location = location
    self.length = length
  }
}

extension DecisionLog {
  /// The record that a person means by `ADR-007`, `adr-7`, `0007`, a file name or a path; where several
  /// folders have one of that number, the first.
  package func record(cited text: String) -> DecisionRecord? {
    if let record = records.first(where: { $0.path == text || $0.name.text == text }) { return record }
    let name = RecordName(path: text)
    guard let number = name.number, name.title.isEmpty else { return nil }
    return records.first { $0.number == number }
  }

  /// The record that another one speaks of: in its own folder, else anywhere.
  package func record(_ reference: RecordReference, from record: DecisionRecord) -> DecisionRecord? {
    let near = records.filter { $0.folder == record.folder }
    let candidates = near + records.filter { $0.folder != record.folder }
    if let name = reference.fileName, let found = candidates.first(where: { $0.name.text == name }) {
      return found
    }
    guard let number = reference.number else { return nil }
    // The same number in another language is the same record.
    let found = candidates.filter { $0.number == number }
    return found.first { $0.name.language == record.name.language } ?? found.first
  }

  /// Whether a record speaks of another one, anywhere.
  package func mentions(_ record: DecisionRecord, _ other: DecisionRecord) -> Bool {
    let all = ByteRange(start: 0, end: Int32(record.bytes.count))
    return record.document.references(in: all).contains { reference in
      self.record(reference, from: record)?.path == other.path
    }
  }

  /// The citations of a record.
  package func citations(of record: DecisionRecord) -> [DecisionCitation] {
    citations.filter { self.record(cited: $0.text)?.path == record.path }
  }
}
