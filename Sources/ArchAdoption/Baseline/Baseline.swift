import ArchConfig
import ArchJSON
package import ArchRules

/// The findings that a team knows of and lets stand for now.
///
/// What a finding is does not depend on its line or its words: the rule, the file and what it is about, and how
/// often. So edits elsewhere and better messages leave a baseline as it is, and one more of the same kind in the
/// same place is new.
package struct Baseline: Sendable, Equatable {
  package private(set) var counts: [BaselineKey: Int] = [:]
  /// What is agreed about some of them.
  package private(set) var terms: [BaselineKey: DebtTerms] = [:]

  package init() {}

  /// Holds all findings that are not suppressed.
  package init(of findings: [Finding]) {
    for finding in findings where finding.status != .suppressed { add(finding) }
  }

  mutating func add(_ finding: Finding) {
    for key in BaselineKey.all(of: finding) { counts[key, default: 0] += 1 }
  }

  /// How many findings it accepts.
  package var size: Int { BaselineKey.findings(in: counts) }

  package var sizesByRule: [String: Int] {
    Dictionary(grouping: counts) { $0.key.rule }.mapValues { entries in
      BaselineKey.findings(in: Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: +))
    }
  }

  package var isEmpty: Bool { counts.isEmpty }

  package func count(of key: BaselineKey) -> Int { counts[key] ?? 0 }

  package mutating func set(_ count: Int, for key: BaselineKey) {
    counts[key] = count > 0 ? count : nil
    if count <= 0 { terms[key] = nil }
  }

  /// Only of what it has.
  package mutating func set(_ terms: DebtTerms?, for key: BaselineKey) {
    if counts[key] != nil { self.terms[key] = terms.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// Whether there was one left to take.
  mutating func take(_ key: BaselineKey) -> Bool {
    let left = count(of: key)
    set(left - 1, for: key)
    return left > 0
  }

  /// In an order that is the same on every machine.
  package var entries: [(key: BaselineKey, count: Int)] {
    counts.sorted { BaselineKey.comesBefore($0.key, $1.key) }.map { (key: $0.key, count: $0.value) }
  }
}

extension Baseline {
  static let version = 2

  /// As it is saved: one line for each entry, sorted, so that merges rarely conflict and are easy to settle.
  package var bytes: [UInt8] {
    var bytes = Array("{\n  \"version\": \(Self.version),\n  \"findings\": [".utf8)
    for (index, entry) in entries.enumerated() {
      var writer = JSONWriter(.compact)
      writer.beginObject()
      writer.key("rule")
      writer.string(entry.key.rule)
      writer.key("path")
      writer.string(entry.key.path)
      for part in SubjectForm(entry.key.subject).values {
        writer.key(part.key)
        writer.string(part.value)
      }
      if entry.count > 1 {
        writer.key("count")
        writer.int(entry.count)
      }
      if let owner = terms[entry.key]?.owner { writer.member("owner", owner) }
      if let lastDay = terms[entry.key]?.lastDay { writer.member("until", lastDay.description) }
      writer.endObject()
      bytes += index == 0 ? "\n    ".utf8 : ",\n    ".utf8
      bytes += writer.bytes
    }
    return bytes + (counts.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
  }
}
