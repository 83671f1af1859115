import ArchFacts
import Testing

@testable import ArchDecisions

private func text(_ title: String, _ rest: String = "") -> [UInt8] {
  Array("# \(title)\n\n## Status\nAccepted\n\n## Decision\nWe will.\n\(rest)".utf8)
}

private let log = DecisionLog([
  ("docs/a/0001-first.md", text("1. First", "See ADR-2 and [the other](../b/0001-other.md) and `ADR-3`.")),
  ("docs/a/0001-primero.es.md", text("1. Primero")),
  ("docs/a/0002-second.md", text("2. Second")),
  ("docs/b/0001-other.md", text("1. Other")),
  ("docs/b/0001-otro.es.md", text("1. Otro")),
  ("docs/b/0003-third.md", text("3. Third")),
])

private func found(_ number: Int?, _ name: String? = nil, from path: String) throws -> String? {
  let record = try #require(log.record(at: path))
  let reference = RecordReference(
    number: number, fileName: name, range: ByteRange(start: 0, end: 0), text: "")
  return log.record(reference, from: record)?.path
}

@Test func `a number means a record of the same folder and language, then of the same language, then any`()
  throws
{
  #expect(try found(1, from: "docs/a/0002-second.md") == "docs/a/0001-first.md")
  #expect(try found(1, from: "docs/b/0003-third.md") == "docs/b/0001-other.md")
  #expect(try found(1, from: "docs/a/0001-primero.es.md") == "docs/a/0001-primero.es.md")
  #expect(try found(3, from: "docs/a/0001-first.md") == "docs/b/0003-third.md")
  #expect(try found(3, from: "docs/a/0001-primero.es.md") == "docs/b/0003-third.md")
  #expect(try found(4, from: "docs/a/0001-first.md") == nil)
}

@Test func `a file name means a record of the same folder first, and goes before a number`() throws {
  #expect(try found(2, "0003-third.md", from: "docs/a/0001-first.md") == "docs/b/0003-third.md")
  #expect(try found(2, "0009-none.md", from: "docs/b/0003-third.md") == "docs/a/0002-second.md")
}

@Test func `a citation means a path, a file name or a number`() {
  #expect(log.record(cited: "docs/b/0003-third.md")?.path == "docs/b/0003-third.md")
  #expect(log.record(cited: "0002-second.md")?.path == "docs/a/0002-second.md")
  #expect(log.record(cited: "ADR-003")?.path == "docs/b/0003-third.md")
  #expect(log.record(cited: "ADR-001")?.path == "docs/a/0001-first.md")
  #expect(log.record(cited: "ADR-9") == nil)
}

@Test func `a record mentions those that its prose and its links name`() throws {
  let record = try #require(log.record(at: "docs/a/0001-first.md"))
  let paths = log.mentions(of: record)
  #expect(paths.isSuperset(of: ["docs/a/0002-second.md", "docs/b/0001-other.md"]), "\(paths)")
}
