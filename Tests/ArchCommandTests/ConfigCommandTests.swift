import Foundation
import Testing

@testable import ArchCommand
@testable import ArchSystem

@Test func `a config in a folder below governs that folder, its findings are reported from the root`() throws
{
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(
    #"{"extends": "layered", "layers": {"domain": {"files": ["App/**"]}}}"#, to: "architecture.json")
  try folder.write(
    #"{"extends": "layered", "layers": {"core": {"files": ["Core/**"], "is": "domain"}}}"#,
    to: "Kit/architecture.json")
  try folder.write("import UIKit", to: "App/A.swift")
  try folder.write("import SwiftUI", to: "Kit/Core/B.swift")
  let outcome = try Binary.run(in: folder)
  #expect(outcome.output.contains("App/A.swift:1:8: error: layer 'domain' imports"), "\(outcome.output)")
  #expect(outcome.output.contains("Kit/Core/B.swift:1:8: error: layer 'core' imports"))
  #expect(
    outcome.output.hasSuffix(
      "Checked 2 files (2 mapped to 2 layers, 100 %): 2 errors. Run 'archcheck explain domain-imports'.\n"))
  #expect(outcome.error.isEmpty, "\(outcome.error)")

  let inner = try Binary.run("App", in: folder)
  #expect(!inner.output.contains("Kit/"))
  let mistaken = #"{"layer": {}}"#
  try folder.write(mistaken, to: "Kit/architecture.json")
  let stopped = try Binary.run(in: folder)
  #expect(stopped.code == 2)
  #expect(
    stopped.error.hasPrefix("Kit/architecture.json:1:2: error: unknown key 'layer'"), "\(stopped.error)")
}

@Test func `a config in a folder that is left out counts for nothing`() throws {
  let folder = try TemporaryFolder()
  try folder.write(
    #"{"sources": ["App"], "layers": {"domain": {"files": ["App/**"]}}}"#, to: "architecture.json")
  try folder.write(#"{"nonsense": 1}"#, to: "Fixtures/architecture.json")
  try folder.write("struct A {}", to: "App/A.swift")
  try folder.write("struct B {}", to: "Fixtures/B.swift")
  #expect(try Binary.run(in: folder).code == 0)
}

@Test func `a config extends a file, and each mistake is reported where it is written`() throws {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(
    "{\n  \"extends\": \"layered\",\n  \"rules\": { \"no-singletons\": \"off\", \"boot-io\": \"fatal\" }\n}",
    to: "Shared/base.json")
  try folder.write(
    #"{"extends": ["../Shared/base.json", "../Shared/none.json"]}"#, to: "App/architecture.json")
  try folder.write("struct A {}", to: "App/Domain/A.swift")
  let outcome = try Binary.run("App", in: folder)
  #expect(outcome.code == 2)
  #expect(
    outcome.error.contains(
      "App/architecture.json:1:37: error: cannot read '../Shared/none.json': No such file"),
    "\(outcome.error)")
  #expect(outcome.error.contains("\nShared/base.json:3:49: error: unknown severity 'fatal'"))
}

@Test func `the config that holds can be read again and then says the same`() throws {
  let folder = try TemporaryFolder()
  try folder.write(
    #"""
    {
      "layers": { "domain": { "files": ["Core/**"], "mayUse": [] } },
      "roles": {
        "service": ["*Worker", { "named": "*Box", "except": ["Mail*"] }],
        "value": "*Style"
      },
      "rules": { "no-singletons": "warning", "boot-io": { "allow": ["Log"] } },
      "own": [{ "id": "no-print", "forbid": { "calls": "print" }, "because": "There is a log." }]
    }
    """#, to: "architecture.json")
  let first = try Binary.run("config", in: folder)
  #expect(first.code == 0, "\(first.error)")
  #expect(first.output.contains("\"severity\": \"warning\""))
  let lines = first.output.split(separator: "\n").map(String.init)
  #expect(
    lines.contains { $0.contains("\"files\": [\"Core/**\"]") && $0.hasSuffix("// architecture.json:2") })
  #expect(lines.contains { $0.hasPrefix("      \"*Worker\", ") && $0.hasSuffix("// architecture.json:4") })
  #expect(
    lines.contains {
      $0.hasPrefix("      {\"named\":\"*Box\",\"except\":[\"Mail*\"]}")
        && $0.hasSuffix("// architecture.json:4")
    })
  #expect(lines.contains { $0.hasPrefix("      \"*Style\" ") && $0.hasSuffix("// architecture.json:5") })
  try folder.write(first.output, to: "architecture.json")
  let second = try Binary.run("config", in: folder)
  #expect(second.code == 0, "\(second.error)")
  #expect(withoutOrigins(second.output) == withoutOrigins(first.output))
}

/// What is before the comments.
private func withoutOrigins(_ text: String) -> [String] {
  text.split(separator: "\n").map { line in
    let text = String(line)
    let end = text.range(of: "  // ")?.lowerBound ?? text.endIndex
    return text[..<end].trimmingCharacters(in: .whitespaces)
  }
}

@Test func `what is said of a config shows the text that was checked by`() throws {
  let folder = try TemporaryFolder()
  let text = #"{"layers": {"core": {"files": ["Core/**"]}}}"#
  try folder.write(text, to: ConfigName.usual)
  let place = SystemPath(try folder.realPath)
  let config = ConfigFile(
    location: place.appending(ConfigName.usual.utf8), folder: place, shownPath: ConfigName.usual)
  _ = try config.reading()
  try folder.write("{", to: ConfigName.usual)
  #expect(config.bytes == Array(text.utf8))
  #expect(config.readingQuietly() != nil)
}
