import ArchFacts
import Testing

@testable import ArchReports

private func hashes(_ text: String) -> [String] {
  let source = SourceText(Array(text.utf8))
  return LineHashes.of(source, through: source.lines.lineCount)
}

/// What CodeQL's own implementation gives.
@Test(arguments: [
  ("", "c129715d7a2bc9a3:1"),
  (" a\nb\n  \t\tc\n d", "271789c17abda88f:1 54703d4cd895b18:1 180aee12dab6264:1 a23a3dc5e078b07b:1"),
  (
    "x = 2\nx = 1\nprint(x)\nx = 3\nprint(x)\nx = 4\nprint(x)\n",
    "e54938cc54b302f1:1 bb609acbe9138d60:1 1131fd5871777f34:1 5c482a0f8b35ea28:1 54517377da7028d2:1 "
      + "2c644846cb18d53e:1 f1b89f20de0d133:1 c129715d7a2bc9a3:1"
  ),
  (
    String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
    "a7f2ff13bc495cf2:1 a7f2ff13bc495cf2:2 a7f2ff13bc495cf2:3 a7f2ff13bc495cf2:4 a7f2ff13bc495cf2:5 "
      + "a7f2ff13bc495cf2:6 a7f2ff1481e87703:1 a9cf91f7bbf1862b:1 55ec222b86bcae53:1 cc97dc7b1d7d8f7b:1 "
      + "c129715d7a2bc9a3:1"
  ),
])
func `the hash of a line is CodeQL's`(text: String, expected: String) {
  #expect(hashes(text).joined(separator: " ") == expected)
}

@Test func `the kind of line end does not matter`() {
  let unix = hashes("a\nb\n\nc")
  #expect(hashes("a\r\nb\r\n\r\nc") == unix)
  #expect(hashes("a\rb\r\rc") == unix)
}

@Test func `only the lines asked for are hashed`() {
  #expect(LineHashes.of(SourceText(Array("a\nb\nc".utf8)), through: 2) == Array(hashes("a\nb\nc").prefix(2)))
}
