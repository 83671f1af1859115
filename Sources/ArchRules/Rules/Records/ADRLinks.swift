import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel

/// Links between records, and from them to code and documents, lead somewhere.
struct ADRLinks: RecordRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "adr-links",
    summary: "Relative links in decision records and their index lead to a file.",
    why: """
      A record builds on others and is replaced by others. A link that leads nowhere breaks the chain by which \
      a reader finds out what holds today.
      """,
    bad: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Decision
      We will use Core Data, as [the model](the-model.md) asks for.
      """,
    good: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Decision
      We will use Core Data, as [ADR-002](ADR-002-keep-data-local.md) asks for.
      <!-- docs/decisions/ADR-002-keep-data-local.md -->
      # ADR-002: Keep Data Local

      ## Decision
      We will keep all data on the device.
      """,
    fix: "Correct the path, or remove the link.",
    severity: .warning
  )

  private static let mostSuggestions = 200

  func check(_ log: DecisionLog, _ findings: inout RecordFindings) {
    let others = Dictionary(log.others.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var tables: [String: LineTable] = [:]
    for (index, broken) in log.brokenLinks.enumerated() {
      // Where hundreds are broken, no slip of the hand broke them.
      let near = index < Self.mostSuggestions ? log.near(broken).map { "did you mean '\($0)'?" } : nil
      let remark = Remark.broken(broken.link.target, near)
      if let record = log.record(at: broken.path) {
        findings.add(remark, at: broken.link.range, in: record, about: broken.link.target)
      } else if let other = others[broken.path] {
        let table = tables[other.path] ?? LineTable(other.document.bytes)
        tables[other.path] = table
        findings.add(
          remark, at: table.range(of: broken.link.range), path: other.path, about: broken.link.target)
      }
    }
  }
}

extension DecisionLog {
  /// A file of the records that the link probably means: of the same number, or of a name that is near.
  fileprivate func near(_ broken: RecordLink) -> String? {
    let name = RecordName(path: broken.candidates[0])
    if let number = name.number {
      let same = records.filter { $0.number == number }.map(\.name.text)
      if same.count == 1 { return same[0] }
    }
    return NearestName.of(name.text, in: records.map(\.name.text))
  }
}

extension Remark {
  fileprivate static func broken(_ target: String, _ near: String?) -> Remark {
    Remark(
      "the link to '\(target)' leads nowhere", label: near ?? "no such file",
      fix: "correct the path, or remove the link")
  }
}
