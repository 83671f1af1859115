import ArchFacts
import Testing

@testable import ArchDecisions

/// What each line of a Markdown file is, and where its links and comments are.
@Suite struct MarkdownDocumentTests {
  @Test func `a line ends before its line end, whichever that is`() {
    let document = MarkdownDocument(Array("one\r\ntwo\nthree\r\n".utf8))
    #expect(document.lines.map { Self.written($0.range, document) } == ["one", "two", "three", ""])
  }

  @Test(arguments: [
    ("Use Actors\n===", [1]), ("Use Actors\n==", []), ("Use Actors\n---", [2]), ("Use Actors\n--", []),
    ("2 Targets\n---", [2]), ("- Use Actors\n---", []), ("Status: Accepted\n---", []),
    ("Actors: Use Them\n===", [1]), ("One.\nUse Actors\n---", []), ("# Use Actors ##", [1]),
    ("###### Use Actors", [6]), ("####### Use Actors", []), ("#Actors", []),
    ("---\ndate: x\n# No Title\n---\n# Use Actors", [1]), ("---\n# Use Actors\n## Context", [1, 2]),
    ("---", []), ("", []),
  ])
  func `a heading is marked or underlined`(text: String, levels: [Int]) {
    let found = MarkdownDocument(Array(text.utf8)).lines.compactMap { line -> Int? in
      guard case .heading(let level, _) = line.kind else { return nil }
      return level
    }
    #expect(found == levels)
  }

  @Test func `the signs that close a heading are not part of its text`() {
    let document = MarkdownDocument(Array("## Use C# ##\n".utf8))
    guard case .heading(2, let text)? = document.lines.first?.kind else {
      Issue.record("no heading")
      return
    }
    #expect(document.text(text) == "Use C#")
  }

  @Test(arguments: [
    ("a <!-- b --> c <!-- d -->", ["<!-- b -->", "<!-- d -->"]),
    ("`<!-- a -->` <!-- b -->", ["<!-- b -->"]),
    ("`` a ` <!-- b --> `` <!-- c -->", ["<!-- c -->"]),
    ("<!-- a\nb\n-->", ["<!-- a\nb\n-->"]), ("a\n<!-- b", ["<!-- b"]),
    ("~~~\n<!-- a -->\n~~~\n<!-- b -->", ["<!-- b -->"]),
    ("~~old~~ new\n<!-- a -->", ["<!-- a -->"]), ("```a``` b\n<!-- c -->", ["<!-- c -->"]),
    ("```\n<!-- a -->\n``\n<!-- b -->\n```\n<!-- c -->", ["<!-- c -->"]),
    ("````\n<!-- a -->\n```\n<!-- b -->\n`````\n<!-- c -->", ["<!-- c -->"]),
    ("```\n<!-- a -->\n~~~\n<!-- b -->\n```\n<!-- c -->", ["<!-- c -->"]),
  ])
  func `a comment is what no code covers`(text: String, comments: [String]) {
    let document = MarkdownDocument(Array(text.utf8))
    #expect(document.comments.map { Self.written($0, document) } == comments)
  }

  @Test(arguments: [
    ("a <!-- b --> c", "a  c"), (" <!-- a --> b <!-- c --> d <!-- e --> ", "b  d"), ("<!-- a -->", ""),
  ])
  func `what is written around a comment is one text`(line: String, text: String) {
    let document = MarkdownDocument(Array(line.utf8))
    #expect(document.text(ByteRange(start: 0, end: Int32(line.utf8.count))) == text)
  }

  @Test(arguments: [
    ("| a | b |", ["a", "b"]), ("a | b", ["a", "b"]), ("| a \\| b | c |", ["a \\| b", "c"]),
    ("|a|b", ["a", "b"]), ("| a || b |", ["a", "b"]), ("\\| a | b", ["\\| a", "b"]), ("", []), ("a", ["a"]),
  ])
  func `a bar between cells is one that nothing escapes`(line: String, cells: [String]) {
    let document = MarkdownDocument(Array(line.utf8))
    let range = ByteRange(start: 0, end: Int32(line.utf8.count))
    #expect(document.cells(of: range).map { Self.written($0, document) } == cells)
  }

  @Test func `a range within another adds nothing to it`() {
    let covered = CoveredRanges([
      ByteRange(start: 0, end: 20), ByteRange(start: 5, end: 8), ByteRange(start: 0, end: 4),
      ByteRange(start: 30, end: 40),
    ])
    #expect(covered.contain(ByteRange(start: 10, end: 12)))
    #expect(covered.contain(ByteRange(start: 0, end: 20)))
    #expect(covered.contain(ByteRange(start: 30, end: 31)))
    #expect(!covered.contain(ByteRange(start: 19, end: 21)))
    #expect(!covered.contain(ByteRange(start: 25, end: 26)))
    #expect(!covered.contain(ByteRange(start: 29, end: 31)))
    #expect(!CoveredRanges([ByteRange(start: 3, end: 4)]).contain(ByteRange(start: 0, end: 1)))
  }

  /// Each ends where the file does: what is looked for after the last byte is not there.
  @Test(arguments: [
    ("[a](a.md) [b]", ["a.md"]), ("[a](a.md) `b`", ["a.md"]), ("[a](a.md) `b", ["a.md"]),
    ("[a](a.md) [b](c.md", ["a.md"]), ("[a]: a.md", ["a.md"]), ("[a]:", []), ("[a]: <a.md>", ["a.md"]),
    ("see [a]: a.md", []), ("[a]( a.md )", ["a.md"]),
    ("[a](b(c(d)e)f.md) [g](g.md)", ["b(c(d)e)f.md", "g.md"]),
    ("[![a](a.png)](b.md)", ["a.png", "b.md"]), ("`` [a](a.md) ` `` [b](b.md)", ["b.md"]),
    // No path is as long; behind as much of it as is read stands another link.
    (
      "[a]: \(String(repeating: "x", count: 1_022))[b](b.md)",
      [String(repeating: "x", count: 1_022), "b.md"]
    ),
  ])
  func `a link is read up to the end of the file`(text: String, targets: [String]) {
    let bytes = Array(text.utf8)
    let links = MarkdownDocument(bytes).links(in: ByteRange(start: 0, end: Int32(bytes.count)))
    #expect(links.map(\.target) == targets)
  }

  private static func written(_ range: ByteRange, _ document: MarkdownDocument) -> String {
    String(decoding: document.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
