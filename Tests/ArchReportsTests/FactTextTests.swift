import ArchFacts
import Testing

private func text(_ source: String) -> String {
  let bytes = Array(source.utf8)
  return FileFacts(FactLists(path: "A.swift", bytes: bytes)).text(
    ByteRange(start: 0, end: Int32(bytes.count)))
}

@Test(arguments: [
  ("Int", "Int"),
  ("[String :\n  Int]", "[String : Int]"),
  ("A . B", "A.B"),
  ("foo\n    .bar\n    .baz", "foo.bar.baz"),
  ("  Int\t\r\n", "Int"),
  ("A /* the one */ B", "A B"),
  ("A/* x /* nested */ y */B", "AB"),
  ("A // why\n  & B", "A & B"),
  ("A // at the end", "A"),
  ("A\u{0}\u{B}\u{C}B", "A B"),
  ("Result<A , any  Error>", "Result<A , any Error>"),
  ("1 / 2", "1 / 2"),
  ("/* open", ""),
])
func `text is as written without comments and with single blanks`(source: String, expected: String) {
  #expect(text(source) == expected)
}

@Test(arguments: [
  "f(\"a  b // c\")", "\"\\(g(\"x  y\"))  z\"", "#\"a\"  \\#(h)\"#", "`a  b . c`", "\"\"\"\na  b\n\"\"\"",
  "\"\\\"  \"",
])
func `what is in quotes or backticks stays untouched`(source: String) {
  #expect(text(source) == source)
}

@Test func `an unterminated string ends at its line`() {
  #expect(text("\"a  b\nc  d") == "\"a  b c d")
}

@Test func `strings nested deeper than anybody writes do not exhaust the stack`() {
  let source = String(repeating: "\"\\(", count: 100_000)
  #expect(text("x  " + source) == "x " + source)
}

@Test func `a word is compared byte by byte`() {
  let facts = FileFacts(FactLists(path: "A.swift", bytes: Array("self.a".utf8)))
  #expect(facts.matches(ByteRange(start: 0, end: 4), "self"))
  #expect(!facts.matches(ByteRange(start: 0, end: 4), "Self"))
  #expect(!facts.matches(ByteRange(start: 0, end: 3), "self"))
  #expect(facts.matches(.none, ""))
  #expect(!facts.matches(.none, "self"))
}
