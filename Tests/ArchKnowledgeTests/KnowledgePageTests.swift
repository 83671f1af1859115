import Foundation
import Testing

@Suite struct KnowledgePageTests {
  /// `ARCHCHECK_RECORD=1 swift test --filter KnowledgePageTests` writes the page anew.
  @Test func `the page of all names is made of the tables`() throws {
    let file = SourceCode.root.appendingPathComponent("docs/knowledge.md")
    if ProcessInfo.processInfo.environment["ARCHCHECK_RECORD"] == "1" {
      try KnowledgePage.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let wanted = KnowledgePage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let changed = zip(found, wanted).first { $0 != $1 }
    #expect(
      found == wanted,
      "record it anew; the first line that differs: \(changed.map { "\($0.0) instead of \($0.1)" } ?? "the end")"
    )
  }
}
