import Foundation
import Testing

@testable import ArchitectureTesting

/// The library, used as a team uses it.
@Suite struct ArchitectureTestTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func example(_ name: String) -> String { Self.root.appendingPathComponent("Examples/\(name)").path }

  @Test func `the code around this file keeps its architecture`() async throws {
    try await ArchitectureTest.check()
  }

  @Test func `an app that keeps its architecture has no issue`() throws {
    #expect(try issues(in: example("ShellFixed")).isEmpty)
  }

  @Test func `each error is a failure at the line that breaks the rule`() throws {
    let folder = example("Shell")
    let errors = try ArchitectureTest.findings(in: folder).filter { $0.severity == .error }
    #expect(errors.count > 10)

    let failures = try issues(in: folder).filter(\.isFailure)
    #expect(
      failures.map { "\($0.place.fileName):\($0.place.line):\($0.place.column)" }
        == errors.map { "\(($0.path as NSString).lastPathComponent):\($0.line):\($0.column)" })
    for (failure, error) in zip(failures, errors) {
      #expect(failure.comment.rawValue.contains(error.message))
      #expect(failure.comment.rawValue.contains("[\(error.rule)]"))
      #expect(failure.comment.rawValue.contains("Fix: \(error.fix)"))
    }
  }

  @Test func `a note is not an issue`() throws {
    let notes = try ArchitectureTest.findings(in: example("Shell")).filter { $0.severity == .note }
    #expect(!notes.isEmpty)
    let said = try issues(in: example("Shell")).map(\.comment.rawValue)
    for note in notes { #expect(!said.contains { $0.hasPrefix(note.description) }) }
  }

  @Test func `a finding's path leads to the file that it is about`() throws {
    for finding in try ArchitectureTest.findings(in: example("Shell")) {
      #expect(finding.absolutePath.hasSuffix("/Examples/Shell/\(finding.path)"))
      #expect(FileManager.default.fileExists(atPath: finding.absolutePath))
    }
  }

  @Test func `a test can look at some rules only`() throws {
    let all = try ArchitectureTest.findings(in: example("Shell"))
    let some = try ArchitectureTest.findings(in: example("Shell"), rules: ["no-singletons"])
    #expect(!some.isEmpty)
    #expect(some == all.filter { $0.rule == "no-singletons" })
  }

  @Test func `an unknown rule is thrown with the nearest name`() throws {
    let error = #expect(throws: ArchitectureTest.NotChecked.self) {
      try ArchitectureTest.findings(in: example("Shell"), rules: ["no-singleton"])
    }
    #expect(error?.description.contains("'no-singletons'") == true)
  }

  @Test func `a mistake in the config is thrown with its place`() throws {
    let folder = try folder(config: #"{ "layer": {} }"#)
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: ArchitectureTest.NotChecked.self) {
      try ArchitectureTest.findings(in: folder.path)
    }
    let message = try #require(error?.description)
    #expect(message.contains("architecture.json:1:3"))
    #expect(message.contains("layers"))
  }

  @Test func `layers that match no file are thrown, not treated as clean code`() throws {
    let folder = try folder(config: #"{ "layers": { "domain": { "files": ["Nowhere/**"] } } }"#)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: ArchitectureTest.NotChecked.self) { try ArchitectureTest.findings(in: folder.path) }
  }

  @Test func `a setting without effect is a warning at the test`() throws {
    let config = """
      {
        "layers": { "domain": { "files": ["Domain/**"] } },
        "rules": { "no-singletons": { "allow": ["Nobody"] } }
      }
      """
    let folder = try folder(config: config)
    defer { try? FileManager.default.removeItem(at: folder) }
    let issues = try issues(in: folder.path)
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(!issue.isFailure)
    #expect(issue.place.fileName == "ArchitectureTestTests.swift")
    #expect(issue.comment.rawValue.contains("Nobody"))
  }

  @Test func `the config nearest to the calling file governs`() throws {
    let folder = try folder(config: #"{ "layers": { "domain": { "files": ["Domain/**"], "mayUse": [] } } }"#)
    defer { try? FileManager.default.removeItem(at: folder) }
    let caller = folder.appendingPathComponent("Tests/ArchitectureTests.swift")
    try write("import Testing\n", to: caller)
    try write(
      "final class Store { static let shared = Store() }\n",
      to: folder.appendingPathComponent("Domain/Store.swift"))
    let findings = try ArchitectureTest.findings(rules: ["no-singletons"], callingFile: caller.path)
    #expect(findings.map(\.description).count == 1)
    #expect(findings.first?.description.hasPrefix("Domain/Store.swift:1:") == true)
  }

  private func issues(in folder: String) throws -> [ArchitectureIssue] {
    try ArchitectureTest.issues(folder, [], #filePath, #_sourceLocation)
  }

  /// A file `Domain/Note.swift` and a config.
  private func folder(config: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try write(config, to: folder.appendingPathComponent("architecture.json"))
    try write("struct Note { let text: String }\n", to: folder.appendingPathComponent("Domain/Note.swift"))
    return folder
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
