import ArchDecisions
import ArchFacts
import Testing

private func record(_ text: String, path: String = "docs/adr/0001-use-actors.md") throws -> DecisionRecord {
  guard case .record(let record) = RecordFile(Array(text.utf8), path: path) else {
    throw NoRecord()
  }
  return record
}

private struct NoRecord: Error {}

@Test(arguments: [
  ("ADR-007-use-actors.md", "ADR-", 7, 3, "use-actors", "ADR-NNN-title.md"),
  ("adr-001.md", "adr-", 1, 3, "", "adr-NNN.md"),
  ("0012-use-actors.md", "", 12, 4, "use-actors", "NNNN-title.md"),
  ("7.md", "", 7, 1, "", "N.md"),
  ("adr_0003_use_actors.md", "adr_", 3, 4, "use_actors", "adr_NNNN-title.md"),
])
func `a file name tells prefix, number and title`(
  name: String, prefix: String, number: Int, digits: Int, title: String, form: String
) {
  let read = RecordName(path: "docs/adr/" + name)
  #expect(read.prefix == prefix)
  #expect(read.number == number)
  #expect(read.digits == digits)
  #expect(read.title == title)
  #expect(read.form == form)
}

@Test(arguments: ["2024-01-01 Use actors.md", "use-actors.md", "3d-models.md", "000X-record.md", "README.md"])
func `dates, words and placeholders are not numbers`(name: String) {
  #expect(RecordName(path: name).number == nil)
}

@Test(arguments: [
  ("ADR-001: Use Actors", 1, "Use Actors"), ("1. Use Actors", 1, "Use Actors"),
  ("[ADR-0001] Use Actors", 1, "Use Actors"), ("ADR 1 - Use Actors", 1, "Use Actors"),
  ("0001 Use Actors", 1, "Use Actors"), ("ADR-001 — Use Actors", 1, "Use Actors"),
  ("2 Targets for Each Feature", nil, "2 Targets for Each Feature"),
  ("2FA for Admins", nil, "2FA for Admins"),
  ("ADR: Use Actors", nil, "Use Actors"), ("Use ADRs", nil, "Use ADRs"),
])
func `a title tells its number and what is decided`(heading: String, number: Int?, text: String) throws {
  let title = try #require(try record("# \(heading)\n\n## Status\nAccepted\n").title)
  #expect(title.number == number)
  #expect(title.text == text)
}

@Test(arguments: [
  ("## Status\n\nAccepted\n", RecordStatus.accepted),
  ("**Status:** Accepted\n\n**Date:** 2025-01-11\n", .accepted),
  ("* Status: proposed\n* Date: 2025-01-11\n", .proposed), ("Status: Deprecated\n", .deprecated),
  ("| Status | Accepted |\n|---|---|\n", .accepted), ("## Estado\n\nAceptada\n", .accepted),
  ("## Status\nAccepted\n\nSuperseded by [ADR-0002](0002-b.md)\n", .superseded),
  ("## Status\nAccepted, partially superseded by ADR-0002\n", .accepted),
  ("## Status\n2024-01-01 proposed\n2024-02-01 accepted\n", .accepted),
  ("## Status\n![Rejected](https://example.com/adr-rejected.svg)\n", .rejected),
  ("## Status\n<!-- Proposed | Accepted -->\nAccepted\n", .accepted),
  ("## Status\nNot accepted yet\n", .proposed),
])
func `the status is found in every form`(head: String, status: RecordStatus) throws {
  let read = try record("# 1. Use Actors\n\n\(head)\n## Context\nStatus: unknown.\n\n## Decision\nWe will.\n")
  #expect(read.status?.status == status)
}

@Test func `front matter gives status and date, without its quotes and comments`() throws {
  let read = try record(
    "---\nstatus: \"accepted\" # since May\ndate: 2025-05-01\n---\n# Use Actors\n\n## Decision Outcome\n\nYes.\n"
  )
  #expect(read.status?.text == "accepted")
  #expect(read.status?.status == .accepted)
  #expect(read.date == "2025-05-01")
  #expect(read.form == .madr)
}

@Test(arguments: [
  ("2025-01-11", "2025-01-11"), ("since 2025-01-11", "2025-01-11"), ("2025-01-11 in Bern", "2025-01-11"),
  ("May 2025", "May 2025"), ("2025/01/11", "2025/01/11"), ("2025-1-11", "2025-1-11"),
])
func `a date is the first day that is written with its digits, or what is there`(text: String, date: String)
  throws
{
  #expect(try record("# 1. A\n\n**Date:** \(text)\n\n## Decision\nB.\n").date == date)
}

@Test func `a status that no one knows, and one that no one chose, are told apart`() throws {
  let misspelt = try record("# 1. A B\n\n## Status\nAcepted\n").status
  #expect(misspelt?.status == nil && misspelt?.isChoice == false)
  let choice = try record("# 1. A B\n\n## Status\nProposed | Accepted | Deprecated\n").status
  #expect(choice?.isChoice == true)
}

@Test func `every range is in the file and points at what it says`() throws {
  let text = "# 1. Use Actors\r\n\r\n## Status\r\nSuperseded by ADR-0002\r\n\r\n## Decisión\r\nVamos.\r\n"
  let read = try record(text)
  let status = try #require(read.status)
  #expect(read.lines.location(at: status.range.start) == SourceLocation(line: 4, column: 1))
  let successor = try #require(status.successors.first)
  #expect(read.lines.location(at: successor.range.start) == SourceLocation(line: 4, column: 15))
  #expect(successor.number == 2)
  for section in read.sections {
    #expect(section.body.start >= section.title.end && Int(section.body.end) <= text.utf8.count)
  }
}

/// A name that is numbered needs one sign besides, a title that is two, and without numbers it takes all.
@Test(arguments: [
  ("0001-actors.md", "# Actors\n\n## Decision\nB\n"), ("0001-actors.md", "# Actors\n\n## Context\nA\n"),
  ("0001-actors.md", "# Actors\n\n## Consequences\nC\n"),
  ("0001-actors.md", "# Actors\n\nStatus: Accepted\n"),
  ("0001-actors.md", "# 1. Actors\n"), ("actors.md", "# 1. Actors\n\n## Context\nA\n"),
  ("actors.md", "# 1. Actors\n\nStatus: Accepted\n"),
  ("actors.md", "# Actors\n\nStatus: Accepted\n\n## Decision\nB\n"),
  ("0001-template-engine.md", "# 1. Which Template Engine We Use for Mails\n\n## Decision\nB\n"),
])
func `what argues like a record is one`(name: String, text: String) {
  guard case .record = RecordFile(Array(text.utf8), path: "docs/adr/\(name)") else {
    Issue.record("\(name) was not treated as a record")
    return
  }
}

@Test(arguments: [
  ("actors.md", "# Actors\n\nStatus: Accepted\n\n## Context\nA\n"), ("actors.md", "# 1. Actors\n"),
  ("0001-actors.md", "# Actors\n"),
  ("plantilla-2.md", "# 1. Plantilla de decisiones\n\n## Estado\nAceptada\n\n## Contexto\nA\n"),
  ("README.md", "# Decisions\n\n## Status\nCurrent\n\n## Decision\nBy consent\n"),
  ("template.md", "# ADR-XXX: [Title]\n\n## Status\nProposed\n\n## Decision\n"),
  ("0000-template.md", "# 0. Template\n\n## Status\nProposed\n\n## Decision\n"),
  ("NNNN-title.md", "# NNNN: Title\n\n## Status\nProposed\n\n## Decision\n"),
  ("notes.md", "# Notes\n\n## Context\nA\n\n## Decision\nB\n"), ("0001-list.md", "# List\n\nOf things.\n"),
])
func `indexes, templates and notes are not records`(name: String, text: String) {
  guard case .other = RecordFile(Array(text.utf8), path: "docs/adr/\(name)") else {
    Issue.record("\(name) was treated as a record")
    return
  }
}

@Test(arguments: [
  "docs/adr", "docs/ADR", "ADR", "adr", "docs/adrs", "docs/decisions", "docs/architecture/decisions",
  "doc/adr", "Documentation/ADR", "Packages/Feed/docs/adr",
])
func `the usual folders are known, whatever their case`(folder: String) {
  #expect(RecordFolders.isUsual(folder))
}

@Test(arguments: ["Sources/Decisions", "decisions", "docs", "adrian", "docs/decisions-old"])
func `other folders are not`(folder: String) {
  #expect(!RecordFolders.isUsual(folder))
}

@Test func `links are read outside code and comments, with their places`() {
  let text = """
    [a](a.md) `[b](b.md)` <!-- [c](c.md) --> ![d](d.png "title") [e](<e f.md>) [g](g_(h).md) \\[i](i.md)
    ~~~
    [j](j.md)
    ~~~
    [k]: k.md "title"
    """
  let bytes = Array(text.utf8)
  let links = MarkdownDocument(bytes).links(in: ByteRange(start: 0, end: Int32(bytes.count)))
  #expect(links.map(\.target) == ["a.md", "d.png", "e f.md", "g_(h).md", "k.md"])
  for link in links {
    #expect(
      String(decoding: bytes[Int(link.range.start)..<Int(link.range.end)], as: UTF8.self) == link.target)
  }
}

@Test func `no bytes stop the reader, and every range stays within them`() {
  let pieces = [
    "# ", "ADR-1", "**", "Status:", "\n", "```", "<!--", "-->", "|", "[a](", ")", "---\n", "=", "\u{301}",
    "ñ", "~~~",
    "- ", "Superseded by ", "1. ", "## Decision\n", "\r", "`", "\\", "<", "__",
  ]
  var state: UInt64 = 88_172_645_463_325_252
  func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
  for _ in 0..<3_000 {
    var bytes = (0..<next(40)).flatMap { _ in Array(pieces[next(pieces.count)].utf8) }
    if !bytes.isEmpty, next(3) == 0 { bytes[next(bytes.count)] = UInt8(next(256)) }
    guard case .record(let record) = RecordFile(bytes, path: "docs/adr/0001-a.md") else { continue }
    let ranges =
      record.sections.flatMap { [$0.title, $0.body, $0.ownBody] }
      + [record.headRange, record.status?.range ?? .none]
    for range in ranges {
      #expect(range.start >= 0 && range.start <= range.end && Int(range.end) <= bytes.count)
    }
    for section in record.sections { _ = record.alternatives(of: section) }
    _ = record.tradeOffs
  }
}
