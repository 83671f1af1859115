import Foundation
import Testing

@testable import ArchCommand

/// Each command that the pages show is one that archcheck has, with flags that it takes.
@Suite struct DocumentedCommandTests {
  @Test(arguments: DocumentedCommands.pages)
  func `a command in a page is understood`(page: String) throws {
    let text = try String(contentsOf: DocumentedCommands.root.appendingPathComponent(page), encoding: .utf8)
    for (line, command) in DocumentedCommands.commands(in: text) {
      let words = DocumentedCommands.words(of: command)
      #expect(throws: Never.self, "\(page):\(line): \(command)") {
        _ = try Arguments(parsing: Array(words.dropFirst()))
      }
    }
  }

  @Test func `there are commands to understand`() throws {
    let text = try String(
      contentsOf: DocumentedCommands.root.appendingPathComponent("docs/maps.md"), encoding: .utf8)
    let commands = DocumentedCommands.commands(in: text).map(\.command)
    #expect(commands.contains("archcheck graph modules --focus CartKit"))
    #expect(commands.contains("archcheck remove --all"))
    #expect(
      DocumentedCommands.words(of: "archcheck --with 'a b=[]' x") == ["archcheck", "--with", "a b=[]", "x"])
  }

  @Test func `the script for Xcode finds breaks, and says when there is no archcheck`() throws {
    let page = try String(
      contentsOf: DocumentedCommands.root.appendingPathComponent("docs/where-it-runs.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Xcode\n").last)
    let lines = section.components(separatedBy: "```\n")[1].split(separator: "\n")
    // An archcheck there may be another one.
    #expect(lines.first == #"export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH""#)
    let script = lines.dropFirst().joined(separator: "\n")

    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "layers": { "ui": { "files": ["UI/**"] }, "domain": { "files": ["Domain/**"], "mayUse": [] } } }"#,
      to: "My App/architecture.json")
    try folder.write("struct Cart { let view: CartView }\n", to: "My App/Domain/Cart.swift")
    try folder.write("struct CartView {}\n", to: "My App/UI/CartView.swift")
    try folder.makeFolder("bin")
    let root = folder.path + "/My App"
    func build() throws -> Binary.Outcome {
      try Binary.run(
        program: "/bin/sh", "-c", script, in: folder,
        environment: ["PATH": folder.path + "/bin", "SRCROOT": root])
    }

    let missing = try build()
    #expect(missing.code == 0)
    #expect(missing.output == "warning: archcheck is not installed\n")
    try folder.link("bin/archcheck", to: Binary.path)
    let found = try build()
    #expect(found.code == 1)
    #expect(found.output.contains("/My App/Domain/Cart.swift:1:25: error: layer 'domain' uses 'CartView'"))
  }
}

/// Each command that the pages show is run on code that has what it names.
@Suite struct DocumentedCommandRuns {
  private static let shop = [
    "architecture.json": """
    {
      "layers": {
        "presentation": { "files": ["UI/**", "App/**"], "mayUse": ["domain"] },
        "data": { "files": ["Data/**"], "mayUse": ["presentation", "domain"] },
        "domain": { "files": ["Search/Domain/**", "Sources/**"], "mayUse": [] }
      },
      "features": ["{feature}/Domain/**"],
      "own": [
        { "id": "no-combine-in-domain", "in": { "layer": "domain" }, "forbid": { "imports": "Combine" },
          "because": "Domain code is synchronous or async, never reactive." }
      ]
    }
    """,
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [
      .target(name: "Logger"), .target(name: "CartKit"),
      .target(name: "Shop", dependencies: ["CartKit", "Logger"]),
    ])
    """,
    "Sources/Logger/Log.swift": "public struct Log {}",
    "Sources/CartKit/Cart.swift": "public struct Cart { public let items: [Int] }",
    "Sources/Shop/Shop.swift": "import CartKit\nimport Logger\nstruct Shop { let cart: Cart; let log: Log }",
    "Search/Domain/Query.swift": "struct Query { let text: String }",
    "App/Login.swift": "struct Login { let query: Query }",
    "App/Row.swift": "struct Row {}\nstruct Cell {}",
    "UI/CartLoading.swift": "protocol CartStoring { func load() async }",
    "UI/CartViewModel.swift":
      "final class CartViewModel {\n  private let store: CartStore\n  init(store: CartStore) { self.store = store }\n"
      + "  func show() async { await store.load() }\n}",
    "Data/CartStore.swift":
      "import Foundation\nfinal class CartStore: CartStoring {\n  private let session = URLSession.shared\n"
      + "  func load() async {}\n}",
    "docs/strict.json": #"{ "layers": { "all": { "files": ["**"] } } }"#,
    "docs/maps.md": "<!-- archcheck graph layers -->\n<!-- /archcheck graph -->\n",
    "docs/adr/ADR-001-use-layers.md":
      "# ADR-001: Use layers\n\n- Status: Accepted\n\n## Decision\n\nWe use layers.\n",
  ]

  /// What a page leaves open, and what it stands for.
  private static let open = [
    "FILE": "UI/CartViewModel.swift", "LAYER": "domain", "PATH": "App/Login.swift",
    "PATH:LINE": "UI/CartViewModel.swift:2",
    "path/to/File.swift": "UI/CartViewModel.swift", "path/to/File.swift:12": "UI/CartViewModel.swift:2",
    "PRESET": "layered", "RULE": "no-singletons", "TYPE": "Cart", "REF": "main",
  ]

  /// - Returns: the folder that a command is about: one without a config, one with the examples, or the shop.
  private static func folder(of words: [String], in root: URL) -> URL {
    if words == ["init"] { return root.appendingPathComponent("New") }
    if words.contains(where: { $0.hasPrefix("Shell/") }) {
      return root.appendingPathComponent("Project/Examples/Shell")
    }
    let isOfProject = words.contains { $0.hasPrefix("Examples/") || $0 == "docs/cookbook.json" }
    return root.appendingPathComponent(isOfProject ? "Project" : "Shop")
  }

  @Test(.enabled(if: GitRepository.isPossible)) func `each command in the pages does its work`() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.shop { try folder.write(text, to: "Shop/\(path)") }
    try folder.write("import SwiftUI\nstruct CartView: View { let cart: Cart }", to: "New/UI/CartView.swift")
    try folder.write("struct Cart {}", to: "New/Domain/Cart.swift")
    let shop = folder.url.appendingPathComponent("Shop")
    try folder.makeFolder("Project/docs")
    for name in ["Examples", "docs/cookbook.json"] {
      try FileManager.default.copyItem(
        at: DocumentedCommands.root.appendingPathComponent(name),
        to: folder.url.appendingPathComponent("Project/\(name)"))
    }
    let repository = GitRepository(at: folder)
    try repository.git("-C", "Shop", "init", "-q", "-b", "main")
    try repository.git("-C", "Shop", "add", "-A")
    try repository.git("-C", "Shop", "commit", "-q", "-m", "work")
    try repository.git("-C", "Shop", "update-ref", "refs/remotes/origin/main", "main")
    for words in [["graph", "--write", "docs/maps.md"], ["baseline", "write"]] {
      #expect(try Binary.run(words: words, in: folder, at: shop).code == 0)
    }
    var seen: Set<String> = []
    for page in DocumentedCommands.pages {
      let text = try String(contentsOf: DocumentedCommands.root.appendingPathComponent(page), encoding: .utf8)
      for (line, command) in DocumentedCommands.commands(in: text) where seen.insert(command).inserted {
        let words = DocumentedCommands.words(of: command).dropFirst().map { Self.open[$0] ?? $0 }
        // It goes on until it is stopped; `WatchTests` runs it.
        if words.contains("--watch") { continue }
        let outcome = try Binary.run(
          words: words, in: folder, at: Self.folder(of: words, in: folder.url), input: "struct Login {}\n")
        #expect(outcome.code == 0 || outcome.code == 1, "\(page):\(line): \(command)\n\(outcome.error)")
        #expect(!outcome.error.contains("error:"), "\(page):\(line): \(command)\n\(outcome.error)")
      }
    }
    #expect(seen.count > 50)
  }
}
