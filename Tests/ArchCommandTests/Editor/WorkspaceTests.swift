import ArchEditor
import Foundation
import Testing

@testable import ArchCommand

/// What surrounds the code that an editor shows: its folders, records, manifests, and files that are none of it.
@Suite struct WorkspaceTests {
  @Test func `of what the editor does not hold, and of what is no code here, nothing is said`() throws {
    let folder = try TemporaryFolder.shop()
    try folder.write(#"{ "a": 1 }"#, to: "UI/data.json")
    var editor = try EditorClient(folder)
    editor.open("UI/data.json", "{ }")
    let other = try TemporaryFolder()
    let elsewhere = FileURI.uri(path: other.path + "/Elsewhere.swift")
    editor.open(uri: elsewhere, "struct A { let v: CartView }")
    let place: [String: Any] = ["line": 0, "character": 2]
    let files = ["UI/data.json", "UI/CartView.swift"].map(editor.uri)
    for uri in files + [elsewhere, "untitled:Untitled-1"] {
      for method in ["hover", "codeAction", "completion"] {
        let answer = editor.request(
          "textDocument/\(method)",
          [
            "textDocument": ["uri": uri], "position": place, "range": ["start": place, "end": place],
            "context": ["diagnostics": [Any]()],
          ])
        let isEmpty = (answer["result"] as? [Any])?.isEmpty ?? (answer["result"] is NSNull)
        #expect(isEmpty && answer["error"] == nil, "\(method) \(uri): \(answer)")
      }
    }
    #expect(editor.diagnostics(uri: elsewhere) == ["never told"])
  }

  /// On a Mac `/tmp` and the folders of tests are.
  @Test func `what is found in a folder that is named by a link is told by that name`() throws {
    let folder = try TemporaryFolder.shop()
    try folder.write("struct Total { let view: CartView }", to: "Domain/Total.swift")
    let links = try TemporaryFolder()
    try links.link("app", to: folder.path)
    var editor = try EditorClient(links, folders: ["app"])
    editor.notify("textDocument/didSave", [:])
    #expect(editor.diagnostics("app/Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    // It is not on disk, nor is what it is in.
    editor.open("app/Domain/New/Thing.swift", "struct Thing { let view: CartView }")
    #expect(editor.diagnostics("app/Domain/New/Thing.swift") == ["layer-dependencies 0:25-0:33"])
    try folder.write("{", to: "architecture.json")
    editor.notify("textDocument/didSave", [:])
    #expect(editor.complaints("app/architecture.json").count == 1)
  }

  @Test func `who asks for other actions alone gets none`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    func count(only: [String]) -> Int {
      let place = ["line": 0, "character": 0]
      let answer = editor.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": editor.uri("Domain/Total.swift")], "range": ["start": place, "end": place],
          "context": ["diagnostics": [Any](), "only": only],
        ])
      return (answer["result"] as? [Any])?.count ?? 0
    }
    #expect(count(only: ["refactor"]) == 0)
    #expect(count(only: ["refactor", "quickfix"]) == 2)
  }

  @Test func `of folders in each other each finding is told once, and folders come and go`() throws {
    let folder = try TemporaryFolder.shop()
    let other = try TemporaryFolder.shop()
    // A config is looked for up to the root of the repository.
    try folder.makeFolder(".git")
    try folder.write("struct Total { let view: CartView }", to: "Domain/Total.swift")
    var editor = try EditorClient(folder, folders: ["", "Domain", "gone"])
    let sum = FileURI.uri(path: other.path + "/Domain/Sum.swift")
    editor.open("Domain/Total.swift", "struct Total { let view: CartView }")
    editor.open(uri: sum, "struct Sum { let view: CartView }")
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    #expect(editor.diagnostics(uri: sum) == ["never told"])
    let warned = editor.told["window/showMessage"]?.compactMap { $0["message"] as? String } ?? []
    #expect(
      warned.count == 1 && warned[0].hasPrefix("cannot read ") && warned[0].contains("/gone'"), "\(warned)")
    let hover = editor.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": editor.uri("Domain/Total.swift")],
        "position": ["line": 0, "character": 27],
      ])
    let text = ((hover["result"] as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(text.components(separatedBy: "**CartView**").count == 2, "\(text)")
    func change(_ key: String, _ uri: String) {
      editor.notify(
        "workspace/didChangeWorkspaceFolders", ["event": [key: [["uri": uri, "name": "other"]]]])
    }
    // What was opened before counts.
    change("added", FileURI.uri(path: other.path))
    #expect(editor.diagnostics(uri: sum) == ["layer-dependencies 0:23-0:31"])
    change("removed", FileURI.uri(path: other.path))
    #expect(editor.diagnostics(uri: sum) == [])
    change("removed", editor.uri(""))
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:25-0:33"])
    change("removed", editor.uri("Domain"))
    #expect(editor.diagnostics("Domain/Total.swift") == [])
  }

  @Test func `records count as they are held`() throws {
    let folder = try TemporaryFolder.shop()
    let record = "# ADR-003 The Domain Knows Nobody\n\n## Status\n\nAccepted\n"
    try folder.write(record, to: "docs/adr/ADR-003-domain.md")
    try folder.write(
      """
      { "layers": { "domain": { "files": "Domain/**", "mayUse": [] }, "ui": { "files": "UI/**" } },
        "rules": { "layer-dependencies": "error", "adr-status": "error", "adr-sections": "off" }, "decisions": "docs/adr" }
      """, to: "architecture.json")
    var editor = try EditorClient(folder)
    editor.open("docs/adr/ADR-003-domain.md", record)
    #expect(editor.diagnostics("docs/adr/ADR-003-domain.md") == [])
    editor.change(
      "docs/adr/ADR-003-domain.md", record.replacingOccurrences(of: "Accepted", with: "Perhaps"))
    #expect(editor.diagnostics("docs/adr/ADR-003-domain.md").map { $0.prefix(10) } == ["adr-status"])
    editor.change("docs/adr/ADR-003-domain.md", record)
    #expect(editor.diagnostics("docs/adr/ADR-003-domain.md") == [])
    // An editor may restore what it did not save.
    let file = ["textDocument": ["uri": editor.uri("docs/adr/ADR-003-domain.md")]]
    editor.notify("textDocument/didClose", file)
    editor.open(
      "docs/adr/ADR-003-domain.md", record.replacingOccurrences(of: "Accepted", with: "Perhaps"))
    #expect(editor.diagnostics("docs/adr/ADR-003-domain.md").map { $0.prefix(10) } == ["adr-status"])
    editor.notify("textDocument/didClose", file)
    #expect(editor.diagnostics("docs/adr/ADR-003-domain.md") == [])
  }

  @Test func `manifests count as they are held`() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Cart", dependencies: ["Money"]), .target(name: "Money")])
      """
    try folder.write(manifest, to: "Package.swift")
    try folder.write("import Money\nstruct Cart { let total: Total }", to: "Sources/Cart/Cart.swift")
    try folder.write("public struct Total {}", to: "Sources/Money/Total.swift")
    try folder.write(#"{ "rules": { "undeclared-dependency": "error" } }"#, to: "architecture.json")
    var editor = try EditorClient(folder)
    editor.open("Package.swift", manifest)
    editor.open("Sources/Cart/Cart.swift", "import Money\nstruct Cart { let total: Total }")
    #expect(editor.diagnostics("Sources/Cart/Cart.swift") == [])
    editor.change("Package.swift", manifest.replacingOccurrences(of: #"["Money"]"#, with: "[]"))
    #expect(editor.diagnostics("Sources/Cart/Cart.swift").map { $0.prefix(21) } == ["undeclared-dependency"])
    editor.change("Package.swift", manifest)
    #expect(editor.diagnostics("Sources/Cart/Cart.swift") == [])
  }

  @Test func `all that a check reads is watched`() throws {
    let folder = try TemporaryFolder.shop()
    let watching: [String: Any] = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let editor = try EditorClient(folder, capabilities: watching)
    let entries = editor.told["client/registerCapability"]?.first?["registrations"] as? [[String: Any]]
    let watchers = (entries?.first?["registerOptions"] as? [String: Any])?["watchers"] as? [[String: String]]
    let patterns = Set((watchers ?? []).compactMap { $0["globPattern"] })
    #expect(
      patterns.isSuperset(of: [
        "**/*.swift", "**/*.json", "**/*.md", "**/*.pbxproj", "**/project.yml", "**/.gitignore",
        "**/.github/CODEOWNERS",
      ]))
  }

  @Test func `half a character of a program that cuts in UTF-16 keeps the columns`() throws {
    let folder = try TemporaryFolder.shop()
    var editor = try EditorClient(folder)
    editor.open("Domain/Total.swift", "/* */ struct Total {}")
    let range = #"{"start":{"line":0,"character":20},"end":{"line":0,"character":20}}"#
    let comment = #"{"start":{"line":0,"character":2},"end":{"line":0,"character":2}}"#
    let body =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"URI","version":2},"#
      + #""contentChanges":[{"range":RANGE,"text":" let view: CartView "},{"range":COMMENT,"text":"\ud83d"}]}}"#
    editor.server.handle(
      .message(
        Array(
          body.replacingOccurrences(of: "URI", with: editor.uri("Domain/Total.swift"))
            .replacingOccurrences(of: "RANGE", with: range)
            .replacingOccurrences(of: "COMMENT", with: comment).utf8)))
    editor.notify("initialized", [:])
    #expect(editor.diagnostics("Domain/Total.swift") == ["layer-dependencies 0:32-0:40"])
  }

  @Test func `the end is answered, too, however fast it comes`() throws {
    let folder = try TemporaryFolder.shop()
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    // Client libraries add the word.
    let outcome = try Binary.run("lsp", "--stdio", in: folder, input: input)
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(outcome.output.contains(#""id":1,"result":{"#), "\(outcome.output)")
    #expect(outcome.output.contains(#""id":2,"result":null"#), "\(outcome.output)")
  }
}
