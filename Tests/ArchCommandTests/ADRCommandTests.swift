import Foundation
import Testing

private let injection = """
  # ADR-001: Inject Dependencies

  ## Status
  Accepted

  ## Context
  Screens are hard to test.

  ## Decision
  We will give each screen what it needs.

  ## Consequences

  ### Positive
  - Screens can be tested alone

  ### Negative
  - One more protocol for each

  ## Alternatives Considered
  1. **Singletons** — Rejected: hidden

  """

private let path = "docs/decisions/ADR-001-inject-dependencies.md"

/// Runs git with nothing of the user's own; the commit is dated.
private func git(_ words: String..., in folder: TemporaryFolder, day: String = "2024-01-01") throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + words
  process.currentDirectoryURL = folder.url
  process.environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_COMMITTER_DATE": "\(day)T12:00:00Z",
    "GIT_AUTHOR_DATE": "\(day)T12:00:00Z",
  ]
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0)
}

private func commit(_ folder: TemporaryFolder, day: String) throws {
  try git("add", "-A", in: folder)
  try git("commit", "-q", "-m", "work", in: folder, day: day)
}

@Test func `the records are listed with the rules that rest on them`() throws {
  let folder = try TemporaryFolder()
  try folder.write(injection, to: path)
  try folder.write(#"{"rules": {"composition-root": {"decision": "ADR-001"}}}"#, to: "architecture.json")
  let outcome = try Binary.run("adr", in: folder)
  #expect(outcome.code == 0, "\(outcome.output)\(outcome.error)")
  #expect(
    outcome.output.split(separator: "\n") == [
      "record   title                status    date  rules",
      "ADR-001  Inject Dependencies  accepted  -     composition-root",
      "Checked 1 record: nothing to report.",
    ])
}

@Test func `a rule based on a missing record is found in the config, by check too`() throws {
  let folder = try TemporaryFolder()
  try folder.write(injection, to: path)
  try folder.write("struct A {}", to: "Domain/A.swift")
  try folder.write(
    #"{"rules": {"boot-io": {"decision": "ADR-002"}}, "extends": "layered"}"#, to: "architecture.json")
  for command in ["adr", "check"] {
    let outcome = try Binary.run(command, in: folder)
    #expect(outcome.code == 1)
    #expect(
      outcome.output.hasPrefix("architecture.json:1:36: error: rule 'boot-io' is based on 'ADR-002'"),
      "\(outcome.output)")
    #expect(outcome.output.contains("did you mean 'ADR-001'?"))
  }
}

@Test func `findings carry the decision of their rule, and explain names it`() throws {
  let folder = try TemporaryFolder()
  try folder.write(injection, to: path)
  try folder.write("final class Bus { static let shared = Bus() }\n", to: "Core/Services/Bus.swift")
  try folder.write(
    #"{"extends": "layered", "rules": {"no-singletons": {"decision": "ADR-001"}}}"#, to: "architecture.json")
  let text = try Binary.run(in: folder).output
  #expect(text.contains("   decision: ADR-001 Inject Dependencies (\(path))\n"), "\(text)")
  let json = try Binary.run("--format", "json", "--rule", "no-singletons", in: folder).output
  let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  let finding = try #require((report["findings"] as? [[String: Any]])?.first)
  #expect(
    finding["decision"] as? [String: String] == [
      "id": "ADR-001", "title": "Inject Dependencies", "path": path,
    ])
  #expect(
    try Binary.run("explain", "no-singletons", in: folder).output.contains("ADR-001 Inject Dependencies"))
}

@Test func `decisions names the folders, and one that holds none is reported`() throws {
  let folder = try TemporaryFolder()
  try folder.write(injection, to: "wissen/ADR-001-inject-dependencies.md")
  #expect(try Binary.run("adr", in: folder).code == 2)
  try folder.write(#"{"decisions": "wissen"}"#, to: "architecture.json")
  #expect(try Binary.run("adr", in: folder).output.contains("Checked 1 record"))
  try folder.write("struct A {}", to: "Domain/A.swift")
  try folder.write(#"{"decisions": ["wissen", "wisen"], "extends": "layered"}"#, to: "architecture.json")
  let outcome = try Binary.run(in: folder)
  #expect(outcome.error.hasPrefix("architecture.json:1:26: warning: 'wisen' in 'decisions' holds no"))
}

@Test func `a repository without records is checked without a word about them`() throws {
  let folder = try TemporaryFolder()
  try folder.write("struct A {}", to: "Domain/A.swift")
  try folder.write("struct B { let a: A }", to: "Presentation/B.swift")
  let outcome = try Binary.run("--verbose", in: folder)
  #expect(!outcome.output.contains("record") && outcome.error.isEmpty, "\(outcome.error)")
  let asked = try Binary.run("adr", in: folder)
  #expect(asked.code == 2)
  #expect(asked.error.hasPrefix("error: no decision record found in '.'"))
}

@Test func `git shows what was rewritten after it was accepted`() throws {
  let folder = try TemporaryFolder()
  try git("init", "-q", in: folder)
  try folder.write(injection, to: path)
  try commit(folder, day: "2024-01-01")
  // Within the days in which a record settles.
  let settled = injection.replacingOccurrences(of: "what it needs", with: "its collaborators by name")
  try folder.write(settled, to: path)
  try commit(folder, day: "2024-01-03")
  #expect(try Binary.run("adr", "--fail-on", "warning", in: folder).code == 0)

  try folder.write(
    settled.replacingOccurrences(of: "by name", with: "through one shared container"), to: path)
  try commit(folder, day: "2024-06-01")
  let outcome = try Binary.run("adr", "--fail-on", "warning", in: folder)
  #expect(outcome.code == 1)
  #expect(
    outcome.output.hasPrefix(
      "\(path):9:4: warning: ADR-001 was rewritten after it was accepted: its decision changed on 2024-06-01"),
    "\(outcome.output)")

  try folder.write(settled.replacingOccurrences(of: "Accepted", with: "Deprecated"), to: path)
  #expect(try Binary.run("adr", "--fail-on", "warning", in: folder).code == 0)
}

@Test func `no program that a repository names is run`() throws {
  let folder = try TemporaryFolder()
  try git("init", "-q", in: folder)
  try folder.write(injection, to: path)
  try folder.write("* diff=evil filter=evil\n", to: ".gitattributes")
  try commit(folder, day: "2024-01-01")
  let trap = "touch \(folder.path)/sprung"
  let settings = [
    "core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "diff.evil.command",
    "diff.evil.textconv",
    "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "gpg.program", "log.showSignature",
    "alias.rev-list", "core.editor", "uploadpack.packObjectsHook",
  ]
  for setting in settings {
    try git("config", setting, setting == "log.showSignature" ? "true" : trap, in: folder)
  }
  try folder.write("#!/bin/sh\n\(trap)\n", to: "git")
  try FileManager.default.setAttributes(
    [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/git")
  let search = ".:\(folder.path):" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  let outcome = try Binary.run("adr", "--verbose", in: folder, environment: ["PATH": search])
  #expect(outcome.code == 0 && outcome.error.isEmpty, "\(outcome.error)")
  #expect(!FileManager.default.fileExists(atPath: folder.path + "/sprung"))
}

@Test func `without git the records are checked, and verbose says what was not`() throws {
  let folder = try TemporaryFolder()
  try folder.write(injection, to: path)
  #expect(try Binary.run("adr", in: folder).error.isEmpty)
  let outcome = try Binary.run("adr", "-v", in: folder, environment: ["PATH": "/nowhere"])
  #expect(outcome.code == 0)
  #expect(outcome.error.hasPrefix("note: there is no git history here"))
}

@Test func `records in folders of the records are read, and folders without an end are reported`() throws {
  let folder = try TemporaryFolder()
  try folder.write("struct A {}\n", to: "App/A.swift")
  let near = (1...8).map { "f\($0)" }.joined(separator: "/")
  try folder.write(injection, to: "docs/decisions/\(near)/ADR-001-inject-dependencies.md")
  let read = try Binary.run("adr", in: folder)
  #expect(read.code == 0 && read.output.contains("Inject Dependencies"), "\(read.output)\(read.error)")
  try folder.write(injection, to: "docs/decisions/\(near)/\(near)/\(near)/ADR-002-inject-dependencies.md")
  let told = try Binary.run(".", in: folder)
  #expect(told.code == 2)
  #expect(told.error.contains("it is more than 16 folders deep among the records"), "\(told.error)")
}
