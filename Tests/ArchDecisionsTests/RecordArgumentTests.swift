import ArchFacts
import Testing

@testable import ArchDecisions

/// What a record argues: its parts, the options that it weighs, and what the decision makes better and worse.
@Suite struct RecordArgumentTests {
  @Test(arguments: [
    ("- Actors\n- Locks, which are slow\n", ["Actors", "Locks, which are slow +"]),
    ("1. Actors\n2. Locks\n", ["Actors", "Locks"]), ("1) Actors\n2) Locks\n", ["Actors", "Locks"]),
    ("- Actors\n  - Fast\n- Locks\n", ["Actors +", "Locks"]), ("  - Fast\n- Locks\n", ["Locks"]),
    (
      "- [Actors](a.md)\n- [Locks](l.md), slow\n- Tasks (new)\n",
      ["[Actors](a.md)", "[Locks](l.md), slow +", "Tasks (new) +"]
    ),
    ("- **Actors**: fast\n- Locks \u{2014} slow\n", ["Actors +", "Locks \u{2014} slow +"]),
    ("-Actors\n1 Locks\n1.Tasks\n", []), ("Neither actors nor locks.\n", []),
    (
      "### Actors\n\nFast.\n\n#### Costs\n\nNone.\n\n### Locks\n\n#### More\n\nSlow.\n\n### Tasks\n",
      ["Actors +", "Locks +", "Tasks"]
    ),
  ])
  func `the options are the items, or else the parts below`(text: String, options: [String]) throws {
    let record = Self.record("## Alternatives\n\n\(text)")
    let section = try #require(record.section(.alternatives))
    #expect(record.alternatives(of: section).map { $0.name + ($0.hasReason ? " +" : "") } == options)
  }

  @Test(arguments: [
    ("- Good, because it is fast\n", "better"), ("- Bad, because it is slow\n", "worse, a price"),
    ("Benefits of this are many for us\n", ""), ("**Benefits:** fewer threads\n", "better"),
    ("Pros\n", "better"), ("+ Good, because it is fast\n", "better"),
    ("It is fast, but it is new.\n", "a price"),
    ("### Positive\n\nFast.\n\n### Negative\n\nNew.\n", "better, worse"), ("### Negative\n", ""),
    ("### Positive\n\nFast, although new.\n", "better, a price"),
    ("### Neutral\n\nIt costs.\n\nOne must wait.\n", "a price"),
    ("\u{2705} Fast\n", "better"), ("(-) New\n", "worse"), ("### Positive\n\n<!-- Fast. -->\n", ""),
  ])
  func `what becomes better and worse is read from titles, items and marks`(text: String, said: String) {
    let tradeOffs = Self.record("## Consequences\n\n\(text)").tradeOffs
    let all = [
      tradeOffs.hasPositive ? "better" : nil, tradeOffs.hasNegative ? "worse" : nil,
      tradeOffs.admitsPrice ? "a price" : nil,
    ]
    #expect(all.compactMap(\.self).joined(separator: ", ") == said)
  }

  @Test(arguments: [("Benefits", true), ("Neutral", true), ("Context", false)])
  func `a part of its own tells of a price, too`(title: String, isPrice: Bool) {
    #expect(Self.record("## \(title)\n\nFast, although new.\n").tradeOffs.admitsPrice == isPrice)
  }

  @Test func `what is said of an alternative is not said of the decision`() {
    let text = "## Alternatives\n\n### Locks\n\n#### Pros\n\nKnown.\n\n## Consequences\n\nFewer threads.\n"
    #expect(!Self.record(text).tradeOffs.hasPositive)
  }

  @Test(arguments: [
    ("**Context:**\nWe wait.\n", true), ("**Context**\nWe wait.\n", true), ("**Context:** We wait.\n", true),
    ("**Context**: We wait.\n", true), ("**Layers:**\nThree.\n", true), ("**Layers**\nThree.\n", false),
    ("**Layers:** Three.\n", false), ("**Context** is what we lack.\n", false),
    ("- **Context:** We wait.\n", false),
    ("Context: We wait.\n", false),
  ])
  func `a bold label is a title when it stands alone or is known`(text: String, isTitle: Bool) {
    let record = Self.record(text)
    let titles = record.sections.map { record.document.text($0.title) }
    #expect(titles.contains { $0 == "Context" || $0 == "Layers" } == isTitle)
  }

  @Test func `an item tells its name without its mark`() throws {
    let document = MarkdownDocument(Array("- Status: Accepted".utf8))
    let line = try #require(LabelledLine(document, ByteRange(start: 0, end: 18)))
    #expect([line.name, line.value].map(document.text) == ["Status", "Accepted"])
  }

  @Test(arguments: [
    ("Rejected Ideas", RecordSection.Kind.alternatives), ("Discarded Ideas", .alternatives),
    ("Kept Ideas", nil),
  ])
  func `what was turned down is an alternative`(heading: String, kind: RecordSection.Kind?) {
    #expect(Self.record("## \(heading)\n\nSome.\n").sections.last?.kind == kind)
  }

  @Test func `a file name tells its language, which is no part of its title`() {
    let name = RecordName(path: "docs/adr/0001-usar-actores.es.md")
    #expect([name.title, name.language, name.form] == ["usar-actores", "es", "NNNN-title.md"])
  }

  @Test(arguments: [
    ("0001-a.pt-br.md", "pt-br"), ("0001-a.esp.md", ""), ("0001-a.e1.md", ""), ("0001-a.pt-bra.md", ""),
    ("0001-a.pt-br-ca.md", ""), ("0001-a.pt-.md", ""), ("0001-a.md", ""), ("es.md", ""),
    ("0001-a.v2-es.md", ""),
  ])
  func `a language is two letters, with two more for a country`(name: String, language: String) {
    #expect(RecordName(path: "docs/adr/\(name)").language == language)
  }

  @Test(arguments: [
    ("# 1. A\n\n## Context\nA\n", DecisionRecord.Form.nygard), ("# ADR-1: A\n\n## Context\nA\n", .headings),
    ("# A\n\n## Decision Outcome\nA\n", .madr), ("# 1. A\n\n## Considered Options\n* A\n", .madr),
    ("# 1. A\n\n**Context:** A.\n\n**Decision:** B.\n", .labels),
    ("# 1. A\n\n## Context\nA\n\n**Decision:** B.\n", .nygard),
    ("# 1. A\n\n## Details\n\n### Context\nA\n", .nygard),
  ])
  func `the form of a record is told by its titles`(text: String, form: DecisionRecord.Form) {
    #expect(DecisionRecord(Array(text.utf8), path: "docs/adr/0001-a.md").form == form)
  }

  @Test(arguments: [
    ("1Password for Secrets", nil, "1Password for Secrets"), ("1", 1, ""), ("2", nil, "2"),
    ("ADR_003 Use Actors", 3, "Use Actors"), ("RFC#3 Use Actors", 3, "Use Actors"),
    ("1 Use Actors", 1, "Use Actors"),
  ])
  func `a number in the title is one by its name, its mark or the file's`(
    heading: String, number: Int?, text: String
  ) {
    let title = Self.record("", title: heading).title
    #expect(title?.number == number)
    #expect(title?.text == text)
  }

  @Test(arguments: [
    ("3. Usar una plantilla para registros", true), ("3. Una plantilla de registros", false),
    ("3. Use the template for records", true), ("3. The template for records", false),
    ("XXX: Use Actors", false), ("ADR-NN: Use Actors", false), ("3. Use XX Large Type", true),
    ("3. Use nnn", false),
  ])
  func `a title tells a template from a record`(title: String, isRecord: Bool) {
    let text = "# \(title)\n\n## Status\nAccepted\n\n## Decision\nWe will.\n"
    switch RecordFile(Array(text.utf8), path: "docs/adr/0003-use.md") {
    case .record: #expect(isRecord)
    case .other: #expect(!isRecord)
    }
  }

  private static func record(_ text: String, title: String = "1. Use Actors") -> DecisionRecord {
    DecisionRecord(Array("# \(title)\n\n\(text)".utf8), path: "docs/adr/0001-use-actors.md")
  }
}

extension RecordArgumentTests {
  @Test(arguments: [("Benefits for everyone\n", true), ("Benefits are for everyone\n", false)])
  func `a line of up to three words says what it begins with, a longer one is prose`(
    text: String, isBetter: Bool
  ) {
    #expect(Self.record("## Consequences\n\n\(text)").tradeOffs.hasPositive == isBetter)
  }
}
