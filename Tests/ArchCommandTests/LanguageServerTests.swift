import ArchEditor
import ArchFacts
import ArchRules
import ArchSystem
import Foundation
import Testing

@testable import ArchCommand

@Suite struct LanguageServerTests {
  @Test func `what the editor holds is judged, and other files with it`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total {}")
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    editor.change("Domain/Total.swift", "struct Total { let view: CartView }")
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    // Nothing of it is saved; that a type goes changes what is found elsewhere.
    editor.open("UI/CartView.swift", "struct CartView {}")
    editor.change("UI/CartView.swift", "struct BasketView {}")
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    editor.change("UI/CartView.swift", "struct CartView {}")
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    editor.notify("textDocument/didClose", ["textDocument": ["uri": editor.uri("Domain/Total.swift")]])
    #expect(editor.diagnostics("Domain/Total.swift") == [])
  }

  @Test func `a file that is not on disk belongs to the code, too`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/New/Thing.swift", "struct Thing { let view: CartView }")
    #expect(editor.diagnostics("Domain/New/Thing.swift") == ["layer-dependencies 0:25-0:33"])
  }

  @Test func `a change of a part is applied where it is, in UTF-16 units`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "/* 😀 */ struct Total { let view: Int }")
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": editor.uri("Domain/Total.swift"), "version": 2],
        "contentChanges": [
          [
            "range": [
              "start": ["line": 0, "character": 34], "end": ["line": 0, "character": 37],
            ], "text": "CartView",
          ]
        ],
      ])
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:34-0:42"])
  }

  @Test func `above a name stand its layer, role and reason, and what rules say`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    let hover = editor.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": editor.uri("Domain/Total.swift")],
        "position": ["line": 0, "character": 27],
      ])
    let text = ((hover["result"] as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(text.contains("**CartView** (struct)"))
    #expect(text.contains("- layer ui (presentation), because its path matches `UI/**`"), "\(text)")
    #expect(text.contains("- role: "))
    #expect(text.contains("**layer-dependencies** (error)"))
  }

  @Test func `above the name of a type where it is declared stands what it is`() throws {
    var editor = try EditorClient(TemporaryFolder.shop())
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    let hover = editor.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": editor.uri("Domain/Total.swift")],
        "position": ["line": 0, "character": 8],
      ])
    let text = ((hover["result"] as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(text.contains("**Total** (struct)"), "\(text)")
  }

  @Test func `a finding can be let stand by a comment or in the baseline`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    let text = "struct Total {\n  let view: CartView\n}\n"
    editor.open("Domain/Total.swift", text)
    let place = ["line": 1, "character": 12]
    let answer = editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": editor.uri("Domain/Total.swift")], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any]()],
      ])
    let actions = try #require(answer["result"] as? [[String: Any]])
    #expect(actions.count == 2)
    let changes = (actions[0]["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    let edit = try #require(changes?[editor.uri("Domain/Total.swift")]?.first?["newText"] as? String)
    #expect(edit == "  // archcheck:disable:next layer-dependencies - say here why it may stay\n")
    editor.change("Domain/Total.swift", "struct Total {\n\(edit)  let view: CartView\n}\n")
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    editor.change("Domain/Total.swift", text)
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 1:12-1:20"])
    let command = try #require(actions[1]["command"] as? [String: Any])
    let done = editor.request(
      "workspace/executeCommand",
      ["command": command["command"] ?? "", "arguments": command["arguments"] ?? ""])
    #expect(done["error"] == nil)
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    #expect(try folder.text("architecture-baseline.json").contains("layer-dependencies"))
  }

  @Test func `a config is checked while it is written, and code by the last one that could be read`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    let config = try folder.text("architecture.json")
    editor.open("architecture.json", config.replacingOccurrences(of: "mayUse", with: "mayuse"))
    #expect(editor.diagnostics("architecture.json").count == 1)
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    editor.change("architecture.json", config.replacingOccurrences(of: "[]", with: #"["ui"]"#))
    #expect(editor.diagnostics("architecture.json") == [])
    #expect(editor.diagnostics("Domain/Total.swift") == [])
    let answer = editor.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": editor.uri("architecture.json")], "position": ["line": 0, "character": 2],
      ])
    let items = answer["result"] as? [[String: Any]] ?? []
    let item = try #require(items.first { $0["label"] as? String == "compositionRoot" })
    // By the whole of it an editor finds what goes with what is typed, and it replaces the whole.
    #expect(item["filterText"] as? String == "compositionRoot")
    let edit = try #require(item["textEdit"] as? [String: Any])
    #expect(edit["newText"] as? String == #""compositionRoot""#)
    let range = edit["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 0, "character": 2] && range?["end"] == range?["start"])
  }

  @Test func `requests out of order are answered with an error, and the end is the end`() throws {
    let folder = try TemporaryFolder.shop()
    var server = LanguageServer(Arguments())
    func code(_ method: String) -> Int? {
      server.handle(.message(EditorClient.body(["id": 1, "method": method, "params": [String: Any]()])))
      let answer = EditorClient.messages(server.takeOutbox()).last
      return (answer?["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(code("textDocument/hover") == -32_002)
    #expect(code("initialize") == nil)
    #expect(code("initialize") == -32_600)
    #expect(code("textDocument/hover") == -32_602)
    #expect(code("textDocument/unheardOf") == -32_601)
    #expect(code("shutdown") == nil)
    #expect(code("textDocument/hover") == -32_600)
    server.handle(.message(EditorClient.body(["method": "exit"])))
    #expect(server.exitCode == .clean)
    _ = folder
  }

  @Test func `whatever is sent, each request has one answer and the next one is read`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total {}")
    let uri = editor.uri("Domain/Total.swift")
    let place: [String: Any] = [
      "textDocument": ["uri": uri], "position": ["line": 0, "character": 8],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 9]],
      "contentChanges": [["text": "struct Total { let view: CartView }"]],
    ]
    let methods = [
      "textDocument/hover", "textDocument/codeAction", "textDocument/completion", "textDocument/didChange",
      "textDocument/didSave", "workspace/executeCommand", "$/cancelRequest", "textDocument/didOpen",
    ]
    var draws = Draws(state: 0x5EED)
    for number in 0..<1_000 {
      let method = methods[draws.below(methods.count)]
      var body = EditorClient.body(["jsonrpc": "2.0", "id": number, "method": method, "params": place])
      for _ in 0..<draws.below(5) {
        switch draws.below(4) {
        case 0: body[draws.below(body.count)] = UInt8(draws.below(256))
        case 1: body.remove(at: draws.below(body.count))
        case 2: body.insert(UInt8(draws.below(256)), at: draws.below(body.count))
        default:
          body.insert(contentsOf: body[draws.below(body.count)...].prefix(20), at: draws.below(body.count))
        }
      }
      editor.server.handle(.message(body))
      let answers = EditorClient.messages(editor.server.takeOutbox())
      #expect(answers.count { $0["id"] != nil } <= 1, "\(String(decoding: body, as: UTF8.self))")
    }
    editor.change("Domain/Total.swift", "struct Total { let view: CartView }")
    let hover = editor.request("textDocument/hover", place)
    #expect(hover["result"] != nil)
  }

  @Test func `after any edits what is kept in memory finds what a check finds`() throws {
    let folder = try TemporaryFolder()
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/Shell")
    let names = (FileManager.default.enumerator(atPath: example.path)?.compactMap { $0 as? String } ?? [])
      .sorted()
    let paths = names.filter { $0.hasSuffix(".swift") }
    for path in paths + ["architecture.json"] {
      try folder.write(String(contentsOf: example.appendingPathComponent(path), encoding: .utf8), to: path)
    }
    var engine = ResidentEngine(of: try SystemPath(resolving: folder.path), Arguments())
    var held: [String: SystemPath] = [:]
    var draws = Draws(state: 0xED17)
    var different = 0
    for _ in 0..<90 {
      let path = paths[draws.below(paths.count)]
      let other = try folder.text(paths[draws.below(paths.count)])
      let text = try folder.text(path)
      let edits = [
        text, "", "import SwiftUI\n" + text, text.replacingOccurrences(of: "struct ", with: "final class "),
        text + "\n" + other, text + "\nlet sharedThing = AuthSession()\n",
        String(text.prefix(text.count / 2)),
        text.replacingOccurrences(of: "UseCase", with: "Service"), "// archcheck:disable - all\n" + text,
        text.replacingOccurrences(of: ") {\n", with: ") {\n_ = AuthSession()\n"),
        text.replacingOccurrences(of: ") {\n", with: ") {\nlet made = \(draws.below(9))\n"),
        text.replacingOccurrences(of: "return ", with: "return UserDefaults.standard ?? "),
      ]
      let edited = Array(edits[draws.below(edits.count)].utf8)
      let file = folder.url.appendingPathComponent(path).path
      if let location = held[path] {
        engine.replace(edited, at: location)
      } else {
        held[path] = engine.hold(edited, at: file)
      }
      let names = held.keys.sorted()
      if draws.below(5) == 0, let location = held.removeValue(forKey: names[draws.below(names.count)]) {
        engine.release(location)
      }
      engine.check()
      var files = EditedFiles()
      for (path, location) in held {
        try files.hold(
          #require(engine.content(of: location)), at: folder.url.appendingPathComponent(path).path)
      }
      var arguments = Arguments()
      arguments.operands = [folder.path]
      let run = try CheckRun(arguments, in: .edited(files))
      let known = try KnownFindings(run, arguments, onlyExisting: true).findings
      let found = RuleRun.told(RuleRun.merged([known])).filter { $0.status == .new }
      #expect(engine.findings.map(Self.line) == found.map(Self.line))
      different += found.isEmpty ? 0 : 1
    }
    #expect(different > 80)
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.path):\(finding.range.start.line):\(finding.range.start.column): \(finding.rule): \(finding.message)"
  }
}
