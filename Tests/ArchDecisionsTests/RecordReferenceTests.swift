import ArchFacts
import Testing

@testable import ArchDecisions

@Test(arguments: [
  ("as ADR-003 says", ["3 ADR-003"]), ("adr-0003.", ["3 adr-0003"]), ("see ADR 3", ["3 ADR 3"]),
  ("ADRs 3 and ADR-4", ["3 ADRs 3", "4 ADR-4"]), ("ADR 9999", ["9999 ADR 9999"]), ("ADR 10000", []),
  ("ADR: 3", ["3 ADR: 3"]), ("ADR is the 3", []), ("ADR    3", []), ("ADR three", []), ("the ADR", []),
  ("ADRIANO 3", []), ("#12 and 12", []), ("`ADR-003`", ["3 ADR-003"]),
  ("[Use](0003-use.md) and ADR-4", ["3 Use", "4 ADR-4"]),
  ("ADR-4, [ADR-3](0003-use.md)", ["4 ADR-4", "3 ADR-3"]),
  ("[Use](use-actors.md)", ["- Use"]), ("[ADR-3](https://example.com/0003-use.md)", []),
  ("[Use](https://example.com/0003-use.md)", []), ("[Use](use.html)", []),
])
func `a record speaks of others by link or by number`(text: String, expected: [String]) {
  let document = MarkdownDocument(Array(text.utf8))
  let found = document.references(in: ByteRange(start: 0, end: Int32(text.utf8.count)))
  #expect(found.map { "\($0.number.map(String.init) ?? "-") \($0.text)" } == expected)
}
