import ArchEditor
import Foundation
import Testing

@testable import ArchCommand

/// What makes a check refuse or warn is told where it is written.
@Suite struct ConfigComplaintTests {
  private static let config = """
    { "layers": { "domain": { "files": "Domain/**", "mayUse": [] }, "ui": { "files": "UI/**" } },
      "rules": { "layer-dependencies": "error" } }
    """

  private static let mistakes: [(String, String)] = [
    (#""UI/**""#, #""UIX/**""#),
    (#""mayUse""#, #""mayuse""#),
    (#"[] }"#, #"["uii"] }"#),
    (#""rules""#, #""rules": {}, "rules""#),
    (#""rules": { "l"#, #""rules": "#),
    (#""rules""#, #""exclude": ["Gone/**"], "rules""#),
    (#""rules""#, #""compositionRoot": { "types": ["Nobody"] }, "rules""#),
    (#""rules""#, #""roles": { "view": ["Nobody"] }, "rules""#),
    (#""rules""#, #""extends": ["./gone.json"], "rules""#),
    (#""rules""#, #""baseline": "gone.json", "rules""#),
    (
      #""error""#,
      #"{ "severity": "error", "allow": [{ "from": "Nope", "to": "CartView", "because": "x" }] }"#
    ),
    (
      #""rules""#,
      #""own": [{ "id": "a", "in": { "files": "Nope/**" }, "calls": "x", "forbid": {}, "because": "b" }], "rules""#
    ),
    (
      #""rules""#,
      #""own": [{ "id": "a", "in": { "layer": "ui" }, "types": "Nope", "forbid": { "kind": "class" }, "because": "b" }], "rules""#
    ),
    (
      #""rules""#,
      #""own": [{ "id": "a", "calls": "x", "forbid": { "inside": "f" }, "because": "b", "breaks": "func f() { y() }" }], "rules""#
    ),
  ]

  @Test(arguments: mistakes)
  func `an editor is told of a config what a check says, at the same place`(old: String, new: String) throws {
    let folder = try TemporaryFolder.shop()
    let total = "struct Total { let view: CartView }"
    try folder.write(total, to: "Domain/Total.swift")
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", total)
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    let config = Self.config.replacingOccurrences(of: old, with: new)
    editor.open("architecture.json", config)
    let told = editor.complaints("architecture.json")
    let found = editor.diagnostics("Domain/Total.swift")
    // The same on disk.
    try folder.write(config, to: "architecture.json")
    let outcome = try Binary.run("--format", "json", in: folder)
    let said = outcome.error.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("architecture.json:")
    }
    #expect(!told.isEmpty && told.sorted() == said.sorted(), "\(outcome.error)")
    // Where a check says nothing of the code, what was found last stays.
    let count = outcome.output.components(separatedBy: #""rule": "layer-dependencies""#).count - 1
    #expect(found.count == (outcome.output.isEmpty ? 1 : count), "\(outcome.output)")
    // Mended, it is gone.
    editor.change("architecture.json", Self.config)
    #expect(editor.diagnostics("architecture.json") == [])
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
  }

  @Test func `what has no place of its own is told at the start of the config`() throws {
    let folder = try TemporaryFolder.shop()
    try folder.write("struct Total { let view: CartView }", to: "Domain/Total.swift")
    try folder.link("Domain/Gone.swift", to: "/nowhere/Gone.swift")
    let said = try Binary.run(in: folder)
    #expect(said.code == 2)
    var editor = try EditorClient(folder)
    editor.notify("textDocument/didSave", [:])
    let told = editor.complaints("architecture.json")
    #expect(told.count == 1 && told[0].contains("1:1: error: left out 'Domain/Gone.swift'"), "\(told)")
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    editor.open(
      "architecture.json",
      Self.config.replacingOccurrences(of: #""rules""#, with: #""exclude": ["**"], "rules""#))
    let refused = editor.complaints("architecture.json")
    #expect(refused.count == 1 && refused[0].contains("leaves out all 2 Swift files"), "\(refused)")
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
  }

  @Test func `without a config what keeps a check from its work is logged once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "package.json")
    var editor = try EditorClient(folder)
    editor.notify("textDocument/didSave", [:])
    let logged = editor.told["window/logMessage"] ?? []
    #expect(logged.count == 1 && (logged[0]["message"] as? String)?.hasPrefix("no Swift file found") == true)
  }

  @Test func `another severity is another finding to an editor`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    #expect(editor.severities("Domain/Total.swift") == [1])
    let weaker = Self.config.replacingOccurrences(of: #""error""#, with: #""warning""#)
    editor.open("architecture.json", weaker)
    #expect(editor.severities("Domain/Total.swift") == [2])
    editor.change("architecture.json", Self.config)
    #expect(editor.severities("Domain/Total.swift") == [1])
    try folder.write(weaker, to: "architecture.json")
    editor.notify("textDocument/didClose", ["textDocument": ["uri": editor.uri("architecture.json")]])
    #expect(editor.severities("Domain/Total.swift") == [2])
  }

  @Test func `a damaged baseline is told at its place, and what it was before goes on to count`() throws {
    let folder = try TemporaryFolder.shop()
    try folder.write("struct Total { let view: CartView }", to: "Domain/Total.swift")
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    let good = try folder.text("architecture-baseline.json")
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    try folder.write(good + "]", to: "architecture-baseline.json")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    let said = try Binary.run(in: folder).error.split(separator: "\n").first.map(String.init)
    #expect(editor.complaints("architecture-baseline.json") == [said ?? ""])
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    editor.change(
      "Domain/Total.swift", "struct Total { let view: CartView }\nstruct Sum { let view: CartView }")
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 1:23-1:31"])
    try folder.write(good, to: "architecture-baseline.json")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    #expect(editor.diagnostics("architecture-baseline.json") == [])
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 1:23-1:31"])
  }

  @Test func `a baseline counts as it is held, and is not written while it is not saved`() throws {
    let folder = try TemporaryFolder.shop()
    let text = "struct Total { let view: CartView }"
    try folder.write(text, to: "Domain/Total.swift")
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    let written = try folder.text("architecture-baseline.json")
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", text)
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    editor.open("architecture-baseline.json", #"{"version": 2, "findings": []}"#)
    let finding = "layer-dependencies 0:25-0:33"
    #expect(editor.diagnostics("Domain/Total.swift") == [finding])
    let refused = editor.accept("layer-dependencies", in: "Domain/Total.swift", 25..<33)
    let said = (refused["error"] as? [String: Any])?["message"] as? String ?? ""
    #expect(said.hasSuffix("architecture-baseline.json' has changes that are not saved; save it first"))
    #expect(try folder.text("architecture-baseline.json") == written)
    editor.change("architecture-baseline.json", written)
    #expect(editor.diagnostics("Domain/Total.swift") == [])
  }

  @Test func `owners are those of the CODEOWNERS that is held`() throws {
    let folder = try TemporaryFolder.shop()
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "CODEOWNERS")
    try folder.write("struct Sum { let view: CartView }", to: "Domain/Sum.swift")
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    let text = "struct Total { let view: CartView }"
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", text)
    let refused = editor.accept("layer-dependencies", in: "Domain/Total.swift", 25..<33)
    #expect(refused["error"] != nil)
    editor.open("CODEOWNERS", "* @shop\n")
    let done = editor.accept("layer-dependencies", in: "Domain/Total.swift", 25..<33)
    #expect(done["error"] == nil, "\(done)")
    #expect(try folder.text("architecture-baseline.json").contains("Total.swift"))
  }

  @Test func `a config below the root is told of and counts as it is held`() throws {
    let folder = try TemporaryFolder.shop()
    try folder.write("struct Sum { let view: CartView }", to: "Domain/Sum.swift")
    try folder.write("struct A { let v: V }", to: "Mod/Domain/A.swift")
    try folder.write("struct V {}", to: "Mod/UI/V.swift")
    let nested = """
      { "layers": { "d": { "files": "Domain/**", "mayUse": ["u"] }, "u": { "files": "UI/**" } },
        "rules": { "layer-dependencies": "error" } }
      """
    try folder.write(nested, to: "Mod/architecture.json")
    var editor = try EditorClient(folder)
    editor.notify("textDocument/didSave", [:])
    #expect(editor.diagnostics("Mod/Domain/A.swift") == ["never told"])
    // As it is held.
    editor.open("Mod/architecture.json", nested.replacingOccurrences(of: #"["u"]"#, with: "[]"))
    #expect(editor.diagnostics("Mod/Domain/A.swift") == ["layer-dependencies 0:18-0:19"])
    // With a mistake, the one before goes on to count, and so does all that it does not govern.
    editor.change("Mod/architecture.json", nested.replacingOccurrences(of: "mayUse", with: "mayuse"))
    #expect(
      editor.complaints("Mod/architecture.json").map { $0.prefix(42) } == [
        "Mod/architecture.json:1:44: error: unknown"
      ])
    #expect(editor.diagnostics("Mod/Domain/A.swift") == ["layer-dependencies 0:18-0:19"])
    #expect(editor.diagnostics("Domain/Sum.swift") == ["layer-dependencies 0:23-0:31"])
    // On disk, too.
    try folder.write(nested.replacingOccurrences(of: "UI/**", with: "UX/**"), to: "Mod/architecture.json")
    editor.notify("textDocument/didClose", ["textDocument": ["uri": editor.uri("Mod/architecture.json")]])
    #expect(editor.complaints("Mod/architecture.json").map { $0.contains("matches no file") } == [true])
    #expect(editor.diagnostics("Domain/Sum.swift") == ["layer-dependencies 0:23-0:31"])
  }

  @Test func `a file that a config extends counts as it is held`() throws {
    let folder = try TemporaryFolder.shop()
    try folder.write("struct Total { let view: CartView }", to: "Domain/Total.swift")
    try folder.write(#"{ "rules": { "layer-dependencies": "error" } }"#, to: "shared/base.json")
    try folder.write(
      Self.config.replacingOccurrences(
        of: #""rules": { "layer-dependencies": "error" }"#, with: #""extends": "./shared/base.json""#),
      to: "architecture.json")
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    #expect(editor.severities("Domain/Total.swift") == [1])
    editor.open("shared/base.json", #"{ "rules": { "layer-dependencies": "warning" } }"#)
    #expect(editor.severities("Domain/Total.swift") == [2])
    editor.change("shared/base.json", #"{ "rules": { "layer-dependenciez": "off" } }"#)
    #expect(editor.complaints("shared/base.json").count == 1)
    #expect(editor.severities("Domain/Total.swift") == [2])
    let place: [String: Any] = [
      "textDocument": ["uri": editor.uri("shared/base.json")], "position": ["line": 0, "character": 14],
    ]
    #expect((editor.request("textDocument/completion", place)["result"] as? [Any])?.isEmpty == false)
  }
}
