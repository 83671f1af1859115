import ArchDecisions
import ArchFacts
import ArchModel

/// Numbers are given one after the other, and once.
struct ADRSequence: RecordRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "adr-sequence",
    summary: "Decision records are numbered one after the other, each number once and for good.",
    why: """
      A number is how people refer to a decision for years. Two records with one number cannot be told apart, a \
      gap makes readers look for a decision that they cannot find, and a new number breaks every citation.
      """,
    bad: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Decision
      We will use Core Data.
      <!-- docs/decisions/ADR-001-use-swiftui.md -->
      # ADR-001: Use SwiftUI

      ## Decision
      We will use SwiftUI.
      """,
    good: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Decision
      We will use Core Data.
      <!-- docs/decisions/ADR-002-use-swiftui.md -->
      # ADR-002: Use SwiftUI

      ## Decision
      We will use SwiftUI.
      """,
    fix: "Give the newer record the next free number; keep a withdrawn record, with the status 'Rejected'."
  )

  static let needsHistory = true

  func check(_ log: DecisionLog, _ findings: inout RecordFindings) {
    let byFolder = Dictionary(grouping: log.records, by: \.folder)
    let outermost = Self.outermost(byFolder.keys)
    // A record may have been moved to a folder below, such as `archive`; an index may explain a number.
    var numbers: [String: Set<Int>] = [:]
    for record in log.records {
      guard let folder = outermost[record.folder], let number = record.number else { continue }
      numbers[folder, default: []].insert(number)
    }
    for other in log.others {
      guard let folder = Self.folders(around: other.path).compactMap({ outermost[$0] }).first else {
        continue
      }
      numbers[folder, default: []].formUnion(other.numbers)
    }
    for (folder, all) in byFolder.sorted(by: { $0.key < $1.key }) {
      let records = all.filter { $0.number != nil }
      checkRepeated(records, &findings)
      if outermost[folder] == folder { checkGaps(records, numbers: numbers[folder] ?? [], &findings) }
    }
    let taken = Set(log.records.compactMap { record in record.name.number.map { "\($0) \(record.folder)" } })
    for record in log.records {
      checkRenumbered(record, log, taken, &findings)
    }
  }

  /// For each folder of records the outermost one that it is in.
  private static func outermost(_ folders: some Collection<String>) -> [String: String] {
    let known = Set(folders)
    return Dictionary(
      uniqueKeysWithValues: folders.map { folder in
        (folder, Self.folders(around: folder).last(where: known.contains) ?? folder)
      })
  }

  /// The folder that a path is in, then those around it; a path that ends with a slash is one itself.
  private static func folders(around path: String) -> [String] {
    let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    return slashes.reversed().map { String(path[...$0]) } + [""]
  }

  private func checkRepeated(_ records: [DecisionRecord], _ findings: inout RecordFindings) {
    var first: [String: DecisionRecord] = [:]
    for record in records where !findings.allows(record) {
      guard let number = record.name.number else { continue }
      let key = "\(number) \(record.name.language)"
      guard let other = first[key] else {
        first[key] = record
        continue
      }
      findings.add(
        .repeated(record.id, other.titleText), at: record.headRange, in: record, about: "number",
        related: [other.related(other.headRange, "the other \(other.id) is here")])
    }
  }

  /// Numbers that are left out between the first and the last.
  private func checkGaps(_ records: [DecisionRecord], numbers: Set<Int>, _ findings: inout RecordFindings) {
    let sorted = records.filter { $0.name.number != nil }.sorted {
      ($0.name.number ?? 0, $0.path) < ($1.name.number ?? 0, $1.path)
    }
    // With more numbers left out than given, they count something else.
    guard let low = sorted.first?.name.number, let high = sorted.last?.name.number,
      high - low + 1 <= sorted.count * 2
    else { return }
    for (previous, record) in zip(sorted, sorted.dropFirst()) {
      guard let from = previous.name.number, let to = record.name.number, to > from else { continue }
      let missing = ((from + 1)..<to).filter { !numbers.contains($0) }
      guard let one = missing.first, let last = missing.last else { continue }
      findings.add(
        .gap(record.id, after: previous.id, first: one, last: last), at: record.headRange, in: record,
        about: "gap",
        severity: .warning, related: [previous.related(previous.headRange, "the record before is here")])
    }
  }

  /// An accepted record that had another number before, where nobody else has taken that.
  private func checkRenumbered(
    _ record: DecisionRecord, _ log: DecisionLog, _ taken: Set<String>, _ findings: inout RecordFindings
  ) {
    guard let number = record.name.number, let versions = log.histories[record.path] else { return }
    let earlier = versions.last { version in
      guard let old = RecordName(path: version.path).number, old != number else { return false }
      guard case .record(let then) = RecordFile(version.bytes, path: version.path) else { return false }
      return then.status?.status == .accepted && then.titleText == record.titleText
    }
    guard let earlier, let old = RecordName(path: earlier.path).number else { return }
    guard !taken.contains("\(old) \(record.folder)") else { return }
    findings.add(
      .renumbered(record.id, RecordName(path: earlier.path).text, earlier), at: record.headRange, in: record,
      about: "renumbered",
      severity: .warning)
  }
}

extension OtherDocument {
  /// Numbers of records that an index speaks of, such as those that were never used: `0004`, `ADR-4`.
  fileprivate var numbers: [Int] {
    let all = ByteRange(start: 0, end: Int32(document.bytes.count))
    return document.proseWords(all).compactMap { word in
      let digits = word.text.hasPrefix("adr-") ? word.text.dropFirst(4) : Substring(word.text)
      return digits.utf8.count >= 3 || word.text.hasPrefix("adr-") ? Int(digits) : nil
    }
  }
}

extension Remark {
  fileprivate static func repeated(_ id: String, _ other: String) -> Remark {
    Remark(
      "two records have the number \(id)", label: "'\(other)' has it, too",
      fix: "give the newer of the two the next free number")
  }

  fileprivate static func gap(_ id: String, after previous: String, first: Int, last: Int) -> Remark {
    let missing = first == last ? "number \(first) is missing" : "numbers \(first) to \(last) are missing"
    return Remark(
      "\(id) follows \(previous): \(missing)", label: missing,
      fix: "bring the missing record back, with the status 'Rejected' if it was withdrawn")
  }

  fileprivate static func renumbered(_ id: String, _ file: String, _ version: RecordVersion) -> Remark {
    Remark(
      "\(id) was accepted as '\(file)' on \(version.day) and renumbered afterwards",
      label: "anyone who follows the old number finds nothing",
      fix: "give the record its old number back")
  }
}
