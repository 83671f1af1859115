import ArchFacts
import ArchScan
import LargeStack
import Testing

/// What the compiler reads is read, however deep it is.
@Suite struct NestingTests {
  /// Swift 6 gives up at 256 brackets.
  @Test(arguments: [
    ("{ () -> Any in ", " }"), ("{ ", " }"), ("{ x in ", " }"), ("f { ", " }"), ("f(a: ", ")"), ("[", "]"),
    ("(", ")"),
    ("f({ ", " })"), ("[{ x in ", " }]"), ("\"\\(", ")\""),
  ])
  func `brackets as deep as the compiler reads them are read`(opening: String, closing: String) {
    let count = opening.contains("({") || opening.contains("[{") ? 125 : 250
    let source =
      "let a: Any = " + String(repeating: opening, count: count) + "UserDefaults.standard"
      + String(repeating: closing, count: count)
    let facts = onLargeStack { FileFacts(scanning: Array(source.utf8), path: "A.swift") }
    #expect(facts?.skipped == 0)
    #expect(
      facts.map { facts in facts.memberAccesses.map { facts.text($0.text) } } == ["UserDefaults.standard"])
  }
}
