import Foundation
import Testing

@Suite struct ExplainCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("protocol Sessions { func load() async }", to: "Core/Contracts/Sessions.swift")
    try folder.write(
      "final class DiskSessions: Sessions {\n  static let shared = DiskSessions()\n  func load() async {}\n}",
      to: "Core/Infrastructure/DiskSessions.swift")
    return folder
  }

  @Test func `a type is told with its layer, role and users`() throws {
    let outcome = try Binary.run("explain", "Sessions", in: app())
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Sessions (protocol)"))
    #expect(
      outcome.output.contains("layer          contracts, since its path matches '**/Core/Contracts/**'"))
    #expect(
      outcome.output.contains("Core/Infrastructure/DiskSessions.swift:1:27: inherits from or conforms to"))
  }

  @Test func `a file is told with its place and its types`() throws {
    let outcome = try Binary.run("explain", "Core/Infrastructure/DiskSessions.swift", in: app())
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("declares       DiskSessions (1:13)"))
  }

  @Test func `a line is told with all that is wrong there`() throws {
    let folder = try app()
    let here = try Binary.run("explain", "Core/Infrastructure/DiskSessions.swift:2", in: folder)
    #expect(here.code == 0)
    #expect(here.output.contains("[#no-singletons]"))
    #expect(here.output.contains("Run 'archcheck explain no-singletons'"))
    let elsewhere = try Binary.run("explain", "Core/Infrastructure/DiskSessions.swift:3", in: folder)
    #expect(elsewhere.code == 2)
    #expect(elsewhere.error.contains("only at line 2"))
  }

  @Test func `a path from a folder below the config is found`() throws {
    let folder = try app()
    try folder.write("{}", to: "architecture.json")
    let outcome = try Binary.run("explain", folder.url.path + "/Core/Contracts/Sessions.swift", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("contracts"))
  }

  @Test func `several types of one name are all listed`() throws {
    let folder = try app()
    try folder.write("struct Sessions {}", to: "Other/Sessions.swift")
    let outcome = try Binary.run("explain", "Sessions", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Core/Contracts/Sessions.swift:1:10: protocol Sessions, layer contracts"))
    #expect(outcome.output.contains("Other/Sessions.swift:1:8: struct Sessions"))
  }

  @Test func `what is unknown gets the nearest name`() throws {
    let folder = try app()
    let type = try Binary.run("explain", "DiskSesions", in: folder)
    #expect(type.code == 2)
    #expect(type.error.contains("Did you mean 'DiskSessions'?"))
    let rule = try Binary.run("explain", "no-singletn", in: folder)
    #expect(rule.code == 2)
    #expect(rule.error.contains("Did you mean 'no-singletons'?"))
    #expect(try Binary.run("explain", "Core/Gone.swift", in: folder).code == 2)
    #expect(try Binary.run("explain", "Core", in: folder).error.contains("it is a folder"))
  }
}

@Suite struct SilenceTests {
  @Test func `code that no layer claims gets a configuration to begin with`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "App/Zeug/A.swift")
    try folder.write("struct B {}", to: "App/Kram/B.swift")
    let outcome = try Binary.run(in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("nothing was checked about layers"))
    #expect(outcome.error.contains(#""zeug": { "files": ["App/Zeug/**"] }"#))
  }

  @Test func `settings without effect are warnings at their place`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "Domain/A.swift")
    try folder.write(
      #"{"exclude": ["Dta/**"], "layers": {"domain": {"files": ["Domain/**"]}}, "#
        + #""rules": {"no-singletons": {"allow": ["A"]}}}"#, to: "architecture.json")
    let outcome = try Binary.run(in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.error.contains("architecture.json:1:14: warning: 'Dta/**' in 'exclude' matches no file"))
    #expect(outcome.error.contains("rule 'no-singletons' finds the same without 'A'"))
    #expect(try Binary.run("--quiet", in: folder).error == "")
    #expect(try Binary.run("Domain/A.swift", "--no-config", in: folder).error == "")
  }

  @Test func `names that could mean several types are counted and shown on request`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Row {}", to: "One/Domain/Row.swift")
    try folder.write("struct Row {}", to: "Two/Domain/Row.swift")
    try folder.write("let a: Row\nlet b: Row", to: "Use/Domain/Use.swift")
    #expect(try Binary.run("-f", "json", in: folder).output.contains(#""unresolvedNames": 2"#))
    let said = try Binary.run("--verbose", in: folder).output
    #expect(
      said.contains("Names left alone in 2 places, since more than one type could be meant:\n   Row: 2"))
    #expect(try !Binary.run(in: folder).output.contains("left alone"))
  }
}
