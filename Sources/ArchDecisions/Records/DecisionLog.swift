package import ArchFacts

/// All decision records of a codebase, and what was found out around them: everything a rule about records
/// may ask.
package struct DecisionLog: Sendable {
  /// By path in byte order.
  package let records: [DecisionRecord]
  private let places: Places
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
    for file in files.sorted(by: { $0.path.precedes($1.path) }) {
      switch RecordFile(file.bytes, path: file.path) {
      case .record(let record): records.append(record)
      case .other(let document): others.append(OtherDocument(path: file.path, document: document))
      }
    }
    self.records = records
    self.others = others
    places = Places(records)
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
    if let found = places.byText[text] { return records[found] }
    let name = RecordName(path: text)
    guard let number = name.number, name.title.isEmpty else { return nil }
    return places.byNumber[number].map { records[$0] }
  }

  /// The record that another one speaks of: in its own folder, else anywhere.
  package func record(_ reference: RecordReference, from record: DecisionRecord) -> DecisionRecord? {
    if let name = reference.fileName,
      let found = places.byName[Places.Near(record.folder, name)] ?? places.byAnyName[name]
    {
      return records[found]
    }
    guard let number = reference.number else { return nil }
    // The same number in another language is the same record.
    let spoken = "\(number) \(record.name.language)"
    let found =
      places.byLanguage[Places.Near(record.folder, spoken)] ?? places.byAnyLanguage[spoken]
      ?? places.byNearNumber[Places.Near(record.folder, "\(number)")] ?? places.byNumber[number]
    return found.map { records[$0] }
  }

  /// A record of that path.
  package func record(at path: String) -> DecisionRecord? { places.byPath[path].map { records[$0] } }

  /// Paths of the records that a record speaks of, anywhere.
  package func mentions(of record: DecisionRecord) -> Set<String> {
    let all = ByteRange(start: 0, end: Int32(record.bytes.count))
    return Set(record.document.references(in: all).compactMap { self.record($0, from: record)?.path })
  }

  /// The citations of each record, by its path.
  package var citationsByPath: [String: [DecisionCitation]] {
    var found: [String: [DecisionCitation]] = [:]
    for citation in citations {
      if let record = record(cited: citation.text) { found[record.path, default: []].append(citation) }
    }
    return found
  }

  /// Where the first record is of a name or a number.
  struct Places: Sendable {
    /// A folder and what is looked for in it.
    struct Near: Hashable {
      let folder: String
      let text: String

      init(_ folder: String, _ text: String) {
        self.folder = folder
        self.text = text
      }
    }

    private(set) var byPath: [String: Int] = [:]
    /// Paths and names.
    private(set) var byText: [String: Int] = [:]
    private(set) var byName: [Near: Int] = [:]
    private(set) var byAnyName: [String: Int] = [:]
    private(set) var byNumber: [Int: Int] = [:]
    private(set) var byNearNumber: [Near: Int] = [:]
    /// Numbers with the language of the record's name.
    private(set) var byLanguage: [Near: Int] = [:]
    private(set) var byAnyLanguage: [String: Int] = [:]

    init(_ records: [DecisionRecord]) {
      func note<Key>(_ key: Key, _ index: Int, _ places: inout [Key: Int]) {
        if places[key] == nil { places[key] = index }
      }
      for (index, record) in records.enumerated() {
        let folder = record.folder
        note(record.path, index, &byPath)
        note(record.path, index, &byText)
        note(record.name.text, index, &byText)
        note(Near(folder, record.name.text), index, &byName)
        note(record.name.text, index, &byAnyName)
        guard let number = record.number else { continue }
        let spoken = "\(number) \(record.name.language)"
        note(number, index, &byNumber)
        note(Near(folder, "\(number)"), index, &byNearNumber)
        note(Near(folder, spoken), index, &byLanguage)
        note(spoken, index, &byAnyLanguage)
      }
    }
  }
}
