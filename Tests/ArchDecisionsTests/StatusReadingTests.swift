import ArchFacts
import Testing

@testable import ArchDecisions

/// What a record says of its status, and which records it names there.
@Suite struct StatusReadingTests {
  @Test(arguments: [
    ("Accepted\n\nWas proposed in May\n", RecordStatus.accepted), ("Now superseded by ADR-2\n", .superseded),
    ("Reemplazado por ADR-2\n", .superseded), ("Accepted, not superseded\n", .accepted),
    ("Accepted\n\nWhat it superseded is in the archive\n", .accepted),
    ("---\nAccepted\n\n---\n\nSuperseded by ADR-2\n", .accepted),
    ("Rejected\n\nProposed in May\n", .rejected),
    ("2024-01-01 accepted\n2024-05-01 deprecated\n", .deprecated),
  ])
  func `the line that counts is found`(below: String, status: RecordStatus) {
    #expect(Self.entry("## Status\n\(below)")?.status == status)
  }

  @Test(arguments: [
    ("## Status\nSuperseded by ADR-2\n", ["ADR-2"]),
    ("## Status\nSuperseded by\n\n[Tasks](0002-b.md)\n", ["Tasks"]),
    ("## Status\nSuperseded by\n\nADR-2\nADR-3\n", ["ADR-2"]), ("## Status\nSuperseded by 2\n", ["2"]),
    ("- Status: Superseded\n- Superseded by: ADR-2\n", ["ADR-2"]), ("## Status\nSuperseded in 2024\n", []),
    ("- Status: Superseded\n- Related: ADR-2\n", []), ("## Status\nAccepted\nADR-2\n", []),
    ("- Superseded by: ADR-2\n\n## Status\nSuperseded by\n\nADR-3\n", ["ADR-2"]),
    ("## Status\nSuperseded by\n", []),
    ("## Status\nSuperseded by ADR-2\nSuperseded by ADR-3\n", ["ADR-2", "ADR-3"]),
  ])
  func `a superseded record names its successors`(head: String, names: [String]) {
    #expect(Self.entry(head)?.successors.map(\.text) == names)
  }

  @Test(arguments: [
    ("- Status: Accepted\n- Supersedes: ADR-2\n", ["ADR-2"]),
    ("| Status | Accepted |\n| Replaces | 2 |\n", ["2"]),
    ("## Status\nAccepted\nSupersedes ADR-2\n", ["ADR-2"]), ("- Status: Accepted\n- Related: ADR-2\n", []),
    ("- Status: Accepted\n- Supersedes parts of: ADR-2\n", []), ("## Status\nAccepted as ADR-2 was\n", []),
  ])
  func `a record names those it supersedes as a whole`(head: String, names: [String]) {
    #expect(Self.entry(head)?.predecessors.map(\.text) == names)
  }

  private static func entry(_ head: String) -> StatusEntry? {
    DecisionRecord(
      Array("# 1. Use Actors\n\n\(head)\n## Context\nWe wait.\n\n## Decision\nWe will.\n".utf8),
      path: "docs/adr/0001-use-actors.md"
    ).status
  }
}
