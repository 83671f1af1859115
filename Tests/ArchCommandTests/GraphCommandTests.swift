import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GraphCommandTests {
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct CartView { let cart: Cart; let row: CartRow; let other: CartRow }", to: "App/UI/CartView.swift")
    try folder.write("struct Cart { let price: Price }\nstruct Price {}", to: "App/Domain/Cart.swift")
    try folder.write("struct CartRow { let cart: Cart }", to: "App/Data/CartRow.swift")
    try folder.write("struct Log {}", to: "App/Log/Log.swift")
    let config = """
      { "layers": { "ui": { "files": ["App/UI/**"], "mayUse": ["domain"] },
        "data": { "files": ["App/Data/**"], "mayUse": ["domain"] },
        "domain": { "files": ["App/Domain/**"], "mayUse": [] }, "log": { "files": ["App/Log/**"], "mayUse": [] } } }
      """
    try folder.write(config, to: "architecture.json")
    return folder
  }

  @Test func `layers are drawn in their order, with how often they use each other`() throws {
    let outcome = try Binary.run("graph", in: shop())
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        4 layers, 3 arrows between them, 1 use against the order of layers

        ui (1 file)
          → data    1 use, against the order: App/UI/CartView.swift:1
          → domain  1 use

        data (1 file)
          → domain  1 use

        domain (1 file)
          uses no other

        log (1 file)
          uses no other

        """)
  }

  @Test func `a map is written as Mermaid, for Graphviz and for programs`() throws {
    let folder = try shop()
    let mermaid = try Binary.run("graph", "layers", "--format", "mermaid", in: folder)
    #expect(
      mermaid.output == """
        flowchart TD
          n0["ui"]
          n1["data"]
          n2["domain"]
          n3["log"]
          n0 ==>|"1, 1 against"| n1
          n0 -->|"1"| n2
          n1 -->|"1"| n2
          linkStyle 0 stroke:#d1242f,color:#d1242f

        """)
    let dot = try Binary.run("graph", "-f", "dot", in: folder)
    #expect(dot.output.hasPrefix("digraph \"layers\" {\n"))
    #expect(
      dot.output.contains(
        "  n0 -> n1 [label=\"1, 1 against\", color=\"#d1242f\", fontcolor=\"#d1242f\", penwidth=2];\n"))
    let json = try Binary.run("graph", "types", "--format=json", in: folder)
    let map = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(map["level"] as? String == "type")
    let edges = try #require(map["edges"] as? [[String: Any]])
    #expect(
      edges.map { "\($0["from"] ?? "") \($0["to"] ?? "") \($0["uses"] ?? "") \($0["breaks"] ?? "")" } == [
        "Cart Price 1 0", "CartRow Cart 1 0", "CartView Cart 1 0", "CartView CartRow 1 1",
      ])
  }

  @Test func `an import that a rule reports is an arrow of the layers, and no use`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"Domain\", dependencies: [\"Data\"]), .target(name: \"Data\")])",
      to: "Package.swift")
    try folder.write(
      "import Data\nstruct Cart { func load() { fetchAll() } }", to: "Sources/Domain/Cart.swift")
    try folder.write("public func fetchAll() {}", to: "Sources/Data/Fetch.swift")
    try folder.write(
      """
      { "layers": { "data": { "files": "Sources/Data/**", "mayUse": ["domain"] },
        "domain": { "files": "Sources/Domain/**", "mayUse": [] } } }
      """, to: "architecture.json")
    #expect(try Binary.run(in: folder).output.contains("layer 'domain' imports 'Data' from layer 'data'"))
    #expect(
      try Binary.run("graph", "--only-breaks", in: folder).output == """
        2 layers, 1 arrow between them, 1 import against the order of layers

        data (1 file)

        domain (1 file)
          → data  only imported, against the order: Sources/Domain/Cart.swift:1

        """)
    #expect(
      try Binary.run("graph", "--format", "mermaid", in: folder).output.contains(
        "n1 ==>|\"imports against\"| n0"))
    let way = try Binary.run("explain", "domain → data", in: folder)
    #expect(way.output.contains("Sources/Domain/Cart.swift:1:8: 'domain' needs 'data', against the order"))
  }

  @Test func `a file that is built into several modules is used as one of them`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: P
      targets:
        Net:
          type: framework
          platform: iOS
          sources: [Net]
        NetWatch:
          type: framework
          platform: watchOS
          sources:
            - Net/Remote.swift
        App:
          type: application
          platform: iOS
          sources: [App]
        Watch:
          type: application
          platform: watchOS
          sources: [Watch]
      """, to: "project.yml")
    try folder.write("public struct Remote { public init() {} }", to: "Net/Remote.swift")
    try folder.write("public struct Other { let remote = Remote() }", to: "Net/Other.swift")
    try folder.write("import Net\nstruct Screen { let remote = Remote() }", to: "App/Screen.swift")
    try folder.write("import NetWatch\nstruct Face { let remote = Remote() }", to: "Watch/Face.swift")
    let map = try Binary.run("graph", "modules", in: folder).output
    #expect(
      map.hasPrefix(
        "4 modules, 2 arrows between them, 1 file built into several modules, counted in the largest\n"))
    #expect(map.contains("\nNet (2 files)\n"))
    #expect(
      try Binary.run("explain", "NetWatch", in: folder).output.contains(
        "1 file (built into other modules, too)\n"))
    #expect(map.contains("App (1 file)\n  → Net       1 use\n"))
    #expect(map.contains("Watch (1 file)\n  → NetWatch  1 use\n"))
  }

  @Test func `a box that holds targets of several packages is told`() throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try folder.write(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
          + "let package = Package(name: \"\(name)\", targets: [.target(name: \"App\"), .target(name: \"Kit\(name)\")])",
        to: "\(name)/Package.swift")
      try folder.write("import Kit\(name)\nstruct Main\(name) {}", to: "\(name)/Sources/App/Main.swift")
      try folder.write("public struct Kit\(name) {}", to: "\(name)/Sources/Kit\(name)/Kit.swift")
    }
    #expect(
      try Binary.run("graph", "modules", in: folder).output.hasPrefix(
        "3 modules, 2 arrows between them, 'App' holds targets of several packages or projects\n"))
    #expect(
      try Binary.run("graph", "modules", "--between", "KitOne", "KitOne", in: folder).output.hasPrefix(
        "1 module, 0 arrows between them\n"))
  }

  @Test func `only some of a map can be asked for`() throws {
    let folder = try shop()
    let focus = try Binary.run("graph", "--focus", "data", in: folder)
    #expect(focus.output.hasPrefix("3 layers, 2 arrows between them"))
    let types = try Binary.run("graph", "types", "--focus", "Price", "--depth", "2", in: folder)
    #expect(types.output.hasPrefix("4 types, 3 arrows between them"))
    let breaks = try Binary.run("graph", "folders", "--only-breaks", in: folder)
    #expect(
      breaks.output == """
        2 folders, 1 arrow between them, 1 use against the order of layers

        App/Data (1 file)

        App/UI (1 file)
          → App/Data  1 use, against the order: App/UI/CartView.swift:1

        """)
  }

  @Test func `a map is written as a table, who uses others above them`() throws {
    let outcome = try Binary.run("graph", "--format", "matrix", in: shop())
    #expect(
      outcome.output == """
        4 layers, 3 arrows between them, 1 use against the order of layers

                   1  2  3  4
        1 data     ·     1
        2 ui      1!  ·  1
        3 domain         ·
        4 log               ·

        A row uses the columns. !: against the order of layers.

        """)
  }

  @Test func `what is on the way from one part to another is shown, whichever way it leads`() throws {
    let folder = try shop()
    let way = try Binary.run("graph", "types", "--between", "CartRow", "Price", in: folder)
    #expect(
      way.output == """
        3 types, 2 arrows between them

        Cart
          → Price  1 use

        CartRow
          → Cart   1 use

        Price

        """)
    #expect(
      try Binary.run("graph", "--between", "Price", "CartRow", "types", in: folder).output == way.output)
    let none = try Binary.run("graph", "--between", "ui", "log", in: folder)
    #expect(none.output == "2 layers, 0 arrows between them\n\nui (1 file)\n\nlog (1 file)\n")
  }

  @Test(.enabled(if: GitRepository.isPossible))
  func `what a change adds and takes away is shown`() throws {
    let folder = try shop()
    let repository = try GitRepository(folder)
    try repository.commit()
    #expect(
      try Binary.run("graph", "--since", "main", in: folder).output
        == "since main: no layer uses another more or less than before\n")
    try folder.write("struct CartView { let cart: Cart; let price: Price }", to: "App/UI/CartView.swift")
    try folder.write("struct Cart { let log: Log }\nstruct Price {}", to: "App/Domain/Cart.swift")
    let layers = try Binary.run("graph", "--since", "main", in: folder)
    #expect(
      layers.output == """
        since main: 1 new arrow, 1 arrow gone, 1 other with more or fewer uses

        ui (1 file)
          → data    gone, 1 use, against the order: App/UI/CartView.swift:1
          → domain  1 more, now 2 uses

        data (1 file)

        domain (1 file)
          → log     new, 1 use, against the order: App/Domain/Cart.swift:1

        log (1 file)

        """)
    let types = try Binary.run("graph", "types", "--since", "HEAD", "--format", "json", in: folder)
    let map = try #require(
      try JSONSerialization.jsonObject(with: Data(types.output.utf8)) as? [String: Any])
    #expect(map["since"] as? String == "HEAD")
    let edges = try #require(map["edges"] as? [[String: Any]])
    #expect(
      edges.map { "\($0["from"] ?? "") \($0["to"] ?? "") \($0["change"] ?? "")" } == [
        "Cart Log added", "Cart Price removed", "CartView CartRow removed", "CartView Price added",
      ])
  }

  @Test func `a map is drawn, and what names may hold stays text`() throws {
    let folder = try shop()
    let config = """
      { "layers": { "<b>&\\"'": { "files": ["App/UI/**"], "mayUse": ["domain"] },
        "data": { "files": ["App/Data/**"], "mayUse": ["domain"] },
        "domain": { "files": ["App/Domain/**"], "mayUse": [] } } }
      """
    try folder.write(config, to: "architecture.json")
    let outcome = try Binary.run("graph", "--format", "svg", in: folder)
    let drawing = try XMLDocument(data: Data(outcome.output.utf8))
    let root = try #require(drawing.rootElement())
    func texts(_ kind: String) throws -> [String] {
      try root.nodes(forXPath: "//*[local-name()='text'][@class='\(kind)']").compactMap(\.stringValue)
    }
    #expect(try texts("name") == ["<b>&\"'", "data", "domain"])
    #expect(try texts("files") == ["1 file", "1 file", "1 file"])
    #expect(try texts("count break") == ["1"])
    let lines = try root.nodes(forXPath: "//*[local-name()='path']/*[local-name()='title']")
    #expect(
      lines.compactMap(\.stringValue) == [
        "<b>&\"' → domain: 1 use", "data → domain: 1 use",
        "<b>&\"' → data: 1 use, against the order: App/UI/CartView.swift:1",
      ])
  }

  @Test func `a picture of too much is refused`() throws {
    let folder = try TemporaryFolder()
    let types = (0...200).map { "struct Part\($0) { let next: Part\($0 + 1) }" }
    try folder.write((types + ["struct Part201 {}"]).joined(separator: "\n"), to: "A.swift")
    let outcome = try Binary.run("graph", "types", "--format", "svg", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("error: 202 types are too many for a picture: choose some by '--focus'"))
  }

  @Test func `a picture is kept true in a file of its own`() throws {
    let folder = try shop()
    try folder.write(
      "<!-- archcheck graph layers -->\n<!-- /archcheck graph -->\n", to: "docs/map.svg")
    #expect(try Binary.run("graph", "--write", "docs/map.svg", in: folder).code == 0)
    #expect(try Binary.run("graph", "--check", "docs/map.svg", in: folder).code == 0)
    let root = try XMLDocument(data: Data(folder.text("docs/map.svg").utf8)).rootElement()
    #expect(root?.name == "svg")
    try folder.write(
      "<!-- archcheck graph --focus ui -->\n<!-- /archcheck graph -->\n", to: "docs/map.svg")
    let outcome = try Binary.run("graph", "--check", "docs/map.svg", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("a picture's comment cannot hold '--focus', as line 1 does"))
  }

  @Test func `a page with maps is compared, and written anew`() throws {
    let folder = try shop()
    let page =
      "# Map\n\n<!-- archcheck graph -->\n<!-- /archcheck graph -->\n\nText\n\n"
      + "  <!-- archcheck graph layers --focus data --format text -->\nold\n  <!-- /archcheck graph -->\n"
    try folder.write(page, to: "docs/map.md")
    let stale = try Binary.run("graph", "--check", "docs/map.md", in: folder)
    #expect(stale.code == 1)
    #expect(
      stale.error == """
        docs/map.md:3: this map is not what the code is now; 'archcheck graph --write docs/map.md' writes it anew
        docs/map.md:8: this map is not what the code is now; 'archcheck graph --write docs/map.md' writes it anew

        """)
    #expect(try Binary.run("graph", "--write", "docs/map.md", in: folder).code == 0)
    let written = try folder.text("docs/map.md")
    #expect(written.hasPrefix("# Map\n\n<!-- archcheck graph -->\n```mermaid\nflowchart TD\n"))
    #expect(written.contains("\n```\n<!-- /archcheck graph -->\n\nText\n"))
    #expect(written.contains("-->\n```text\n3 layers, 2 arrows between them"))
    #expect(try Binary.run("graph", "--check", "docs/map.md", in: folder).code == 0)
    try folder.write("struct CartRow {}", to: "App/Data/CartRow.swift")
    #expect(try Binary.run("graph", "--check", "docs/map.md", in: folder).code == 1)
  }

  @Test func `a page names the folder of a map, and nothing that is not about the map`() throws {
    let folder = try shop()
    try folder.write("struct A {}", to: "Kit/A.swift")
    try folder.write("{ \"layers\": { \"kit\": { \"files\": \"**\" } } }", to: "Kit/architecture.json")
    try folder.write("<!-- archcheck graph Kit -->\n<!-- /archcheck graph -->\n", to: "map.md")
    #expect(try Binary.run("graph", "--write", "map.md", in: folder).code == 0)
    #expect(try folder.text("map.md").contains("flowchart TD\n  n0[\"kit\"]\n```"))
    try folder.write("<!-- archcheck graph --write x.md -->\n<!-- /archcheck graph -->\n", to: "map.md")
    let outcome = try Binary.run("graph", "--check", "map.md", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("a map in a page cannot ask for '--write', as line 1 does"))
  }

  @Test(arguments: [
    (["graph", "layer"], "'layers'"),
    (["graph", "--focus", "dta"], "Did you mean 'data'?"),
    (["graph", "--depth", "0"], "'0' is not a value of '--depth': it takes a number from 1 on"),
    (["graph", "--format", "png"], "'png' is not a value of '--format'"),
    (["graph", "--between", "ui"], "option '--between' needs a value: --between A B"),
    (["graph", "--between", "ui", "dta"], "Did you mean 'data'?"),
    (["graph", "--since", "main"], "is not in a git repository"),
    (["graph", "features"], "nothing to draw: the code has no features"),
    (["graph", "--check", "architecture.json"], "has no place for a map"),
    (["graph", "--check", "a.md", "--write", "a.md"], "'--check' and '--write' cannot be combined"),
    (["check", "--depth", "2"], "'archcheck check' has no option '--depth'"),
  ])
  func `a mistake says what to write instead`(words: [String], message: String) throws {
    let outcome = try Binary.run(words: words, in: shop())
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(message))
  }
}
