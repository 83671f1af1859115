import Foundation
import Testing

/// The example apps, each with the report that it must give.
@Suite struct ExampleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func check(_ example: String, _ more: String...) throws -> Binary.Outcome {
    let folder = try TemporaryFolder()
    let path = "Examples/\(example)"
    return switch more.first {
    case nil: try Binary.run(path, in: folder, at: Self.root)
    case let option?: try Binary.run(path, option, in: folder, at: Self.root)
    }
  }

  /// `ARCHCHECK_RECORD=1 swift test --filter ExampleTests` writes the reports again.
  @Test(arguments: ["Shell", "AppFactory", "CleanState", "Decisions", "Repositories"])
  func `an example app gives the report next to its config`(example: String) throws {
    let outcome = try check(example)
    #expect(outcome.code == 1)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    let file = Self.root.appendingPathComponent("Examples/\(example)/expected.txt")
    if ProcessInfo.processInfo.environment["ARCHCHECK_RECORD"] == "1" {
      try outcome.output.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let (found, wanted) = (Self.lines(of: outcome.output), Self.lines(of: expected))
    let changed = zip(found, wanted).first { $0 != $1 }
    #expect(
      found == wanted,
      "the first line that differs: \(changed.map { "\($0.0) instead of \($0.1)" } ?? "the end")")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [
    ("Shell", "layered"), ("AppFactory", "app-factory"), ("CleanState", "clean-state"),
    ("Decisions", "decisions"), ("Repositories", "repositories"),
  ])
  func `every rule of a preset finds something in its example`(example: String, preset: String) throws {
    let report = try check(example, "--format=json").output
    let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let findings = try #require(json?["findings"] as? [[String: Any]])
    let also = findings.flatMap { $0["also"] as? [[String: Any]] ?? [] }
    let found = Set((findings + also).compactMap { $0["rule"] as? String })
    let folder = try TemporaryFolder()
    try folder.write("{ \"extends\": \"\(preset)\" }", to: "architecture.json")
    let listed = try Binary.run("rules", in: folder).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).prefix { !$0.isEmpty }
    let rules = listed.filter { !$0.contains(" [where there are ") }.map { $0.split(separator: " ") }
      .filter { $0[1] != "off" }.map { String($0[0]) }
    #expect(rules.count > 2)
    #expect(Set(rules).subtracting(found).sorted() == [])
    #expect(found.subtracting(rules).sorted() == [])
  }
}
