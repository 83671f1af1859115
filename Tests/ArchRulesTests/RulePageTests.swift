import Foundation
import Testing

/// The page that shows how a rule is written shows one that is there.
@Suite struct RulePageTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the rule on the page about rules is the rule as it is`() throws {
    let page = try text("docs/adding-a-rule.md")
    let start = "```swift\n// Sources/"
    let block = page[try #require(page.range(of: start)).upperBound...]
    let shown = block[..<(try #require(block.range(of: "\n```")).lowerBound)]
    let path = try #require(shown.split(separator: "\n").first)
    let rule = try text("Sources/\(path)")
    let parts = shown.dropFirst(path.count + 1).components(separatedBy: "\n…\n")
    #expect(parts.count == 2)
    for part in parts { #expect(rule.contains(part), "not in \(path):\n\(part)") }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.repository.appendingPathComponent(path), encoding: .utf8)
  }
}
