import Foundation
import Testing

@Suite struct ExplainCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("protocol Sessions { func load() async }", to: "Core/Contracts/Sessions.swift")
    try folder.write(
      "final class DiskSessions: Sessions {\n  static let shared = DiskSessions()\n  func load() async {}\n}",
      to: "Core/Infrastructure/DiskSessions.swift")
    try folder.extendLayered()
    return folder
  }

  @Test func `a type is explained with its layer, role and users`() throws {
    let outcome = try Binary.run("explain", "Sessions", in: app())
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Sessions (protocol)"))
    #expect(
      outcome.output.contains("layer          contracts, because its path matches '**/Core/Contracts/**'"))
    #expect(
      outcome.output.contains("Core/Infrastructure/DiskSessions.swift:1:27: inherits from or conforms to"))
  }

  @Test func `a layer, a module and a folder are explained by what is in them and who uses whom`() throws {
    let folder = try app()
    let config = """
      { "layers": { "contracts": { "files": ["Core/Contracts/**"], "mayUse": ["infrastructure"] },
        "infrastructure": { "files": ["Core/Infrastructure/**"], "mayUse": [] } } }
      """
    try folder.write(config, to: "architecture.json")
    let layer = try Binary.run("explain", "infrastructure", in: folder)
    #expect(layer.code == 0)
    #expect(layer.output.contains("infrastructure (layer)\n  is             infrastructure\n"))
    #expect(
      layer.output.contains(
        "  may use        no other layer\n  holds          1 file\n  types          1 value\n"))
    #expect(layer.output.contains("  contracts: 1 use of 1 type, against the order\n"))
    #expect(layer.output.contains("used by: nothing in this codebase\n"))
    let path = try Binary.run("explain", "Core/Contracts", in: folder)
    #expect(path.output.contains("Core/Contracts (folder)\n  holds          1 file\n"))
    #expect(path.output.contains("used by:\n  infrastructure: 1 use, against the order\n"))
    let all = try Binary.run("explain", ".", in: folder)
    #expect(all.output.contains("layers         contracts (1 file), infrastructure (1 file)\n"))
    try folder.write("let package = Package(targets: [.target(name: \"Feed\")])", to: "Package.swift")
    try folder.write("struct Feed { let sessions: any Sessions }", to: "Sources/Feed/Feed.swift")
    try folder.write(
      "import XCTest\nfinal class FeedTests: XCTestCase {}", to: "Sources/Feed/FeedTests.swift")
    let module = try Binary.run("explain", "Feed", in: folder)
    #expect(module.output.contains("Feed (module)\n  holds          1 file, and 1 that no rule looks at\n"))
    let unknown = try Binary.run("explain", "infra-structure", in: folder)
    #expect(unknown.code == 2)
    #expect(unknown.error.contains("Did you mean 'infrastructure'?"))
  }

  private func flow() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct CartView { let model: CartModel }\nfunc show(_ view: CartView) {}", to: "App/UI/CartView.swift")
    try folder.write("final class CartModel { var all: [Cart.Item] = [] }", to: "App/UI/CartModel.swift")
    try folder.write(
      "struct Cart { struct Item { let row: CartRow } }\nstruct Alone {}", to: "App/Domain/Cart.swift")
    try folder.write("struct CartRow {}", to: "App/Data/CartRow.swift")
    let config = """
      { "layers": { "ui": { "files": ["App/UI/**"], "mayUse": ["domain"] },
        "domain": { "files": ["App/Domain/**"], "mayUse": [] }, "data": { "files": ["App/Data/**"], "mayUse": [] } } }
      """
    try folder.write(config, to: "architecture.json")
    return folder
  }

  @Test func `the way from one part to another is told step by step, with what allows it`() throws {
    let folder = try flow()
    let far = try Binary.run("explain", "CartView", "→", "CartRow", in: folder)
    #expect(far.code == 0)
    #expect(
      far.output == """
        CartView (type) → CartRow (type)
          through others, in 3 steps

          1. 'CartView' names 'CartModel'
             App/UI/CartView.swift:1:30
             within layer 'ui'

          2. 'CartModel' names 'Cart.Item'
             App/UI/CartModel.swift:1:35
             layer 'ui' → 'domain', allowed by 'mayUse' of 'ui'

          3. 'Cart.Item' names 'CartRow'
             App/Domain/Cart.swift:1:38
             layer 'domain' → 'data', against the order: 'layer-dependencies' reports it

          not allowed: one step is against the order of layers

        """)
    let direct = try Binary.run("explain", "App/Domain -> data", in: folder)
    #expect(direct.output.hasPrefix("App/Domain (folder) → data (layer)\n  directly, at 1 place\n"))
    #expect(direct.output.contains("App/Domain/Cart.swift:1:38\n"))
  }

  @Test func `a use is of the layer that it is written in, whichever type it extends`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Coupon {}", to: "Net/Coupon.swift")
    try folder.write("extension Coupon { var text: Int { Locator.a } }", to: "Model/Coupon+Text.swift")
    try folder.write("enum Locator { static let a = 1 }", to: "Loc/Locator.swift")
    try folder.write(
      "struct Other { let scene: Locator? = nil }\nstruct Second { let scene: Locator? = nil }",
      to: "Net/Other.swift")
    try folder.write(
      """
      { "layers": { "model": { "files": "Model/**", "mayUse": ["loc", "net"] },
        "loc": { "files": "Loc/**", "mayUse": [] }, "net": { "files": "Net/**", "mayUse": [] } } }
      """, to: "architecture.json")
    let allowed = try Binary.run("explain", "model → loc", in: folder).output
    #expect(allowed.contains("1. 'Coupon' uses a member of 'Locator'\n     Model/Coupon+Text.swift:1:36\n"))
    #expect(allowed.contains("  allowed: no step is against"))
    let broken = try Binary.run("explain", "net → loc", in: folder).output
    #expect(
      broken.contains("directly, at 2 places\n\n  1. 'Other' names 'Locator'\n     Net/Other.swift:1:27\n"))
    #expect(broken.contains("  not allowed: 2 of 2 places are against"))
  }

  @Test func `modules that no type joins may be joined by imports`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"A\", targets: [.target(name: \"A\"), .target(name: \"B\"), .target(name: \"C\")])",
      to: "Package.swift")
    try folder.write("import B\nstruct One {}", to: "Sources/A/A.swift")
    try folder.write("import C\nstruct Two { let three: Three }", to: "Sources/B/B.swift")
    try folder.write("public struct Three {}", to: "Sources/C/C.swift")
    let outcome = try Binary.run("explain", "A", "→", "C", in: folder)
    #expect(
      outcome.output == """
        A (module) → C (module)
          no way: no names of types lead from 'A' to 'C', not even through others

          by imports alone, in 2 steps
             Sources/A/A.swift:1:8: 'A' needs 'B'
             Sources/B/B.swift:1:8: 'B' needs 'C'

        """)
  }

  @Test func `nothing uses what is part of it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "layers": { "cart": { "files": ["Cart/**"], "mayUse": [] } } }"#, to: "architecture.json")
    try folder.write(
      "struct Cart { struct Item { let price: Price }\n  let items: [Item] }\nstruct Price {}",
      to: "Cart/Cart.swift")
    func answer(_ from: String, _ to: String) throws -> String {
      let output = try Binary.run("explain", from, "→", to, in: folder).output
      return String(output.split(separator: "\n")[1])
    }
    #expect(
      try answer("Cart", "Cart.Item")
        == "  no way: 'Cart.Item' is part of 'Cart', and nothing uses its own parts")
    #expect(try answer("Price", "cart") == "  no way: 'Price' is part of 'cart' and uses nothing else there")
    #expect(try answer("Cart", "cart") == "  directly, at 1 place")
    #expect(try answer("Cart", "Cart") == "  no way: the two are the same")
  }

  @Test func `where there is no way, the other way round is told`() throws {
    let folder = try flow()
    let none = try Binary.run("explain", "CartRow", "->", "ui", in: folder)
    #expect(
      none.output == """
        CartRow (type) → ui (layer)
          no way: no names of types lead from 'CartRow' to 'ui', not even through others
          the other way round there is one: 'archcheck explain ui → CartRow'

        """)
    #expect(!(try Binary.run("explain", "Alone → ui", in: folder).output.contains("other way")))
    let file = try Binary.run("explain", "App/UI/CartView.swift", "=>", "Cart", in: folder)
    #expect(
      file.output.hasPrefix("App/UI/CartView.swift (file) → Cart (type)\n  through others, in 2 steps\n"))
    let unknown = try Binary.run("explain", "CartViev", "→", "ui", in: folder)
    #expect(unknown.code == 2)
    #expect(unknown.error.contains("Did you mean 'CartView'?"))
    #expect(try Binary.run("explain", "CartView", "→", in: folder).code == 2)
  }

  @Test func `a rule and a file are explained by each word that holds or does not`() throws {
    let folder = try app()
    let config = """
      { "own": [{ "id": "one-door", "in": { "files": "Core/**", "except": "**/Legacy/**" },
        "types": { "named": "*Sessions", "not": { "declaredAs": "protocol" } },
        "forbid": { "members": "*.shared" , "properties": { "modified": "static" } }, "because": "b" }] }
      """
    try folder.write(config, to: "architecture.json")
    let found = try Binary.run("explain", "one-door", "Core/Infrastructure/DiskSessions.swift", in: folder)
    #expect(found.code == 0)
    #expect(
      found.output == """
        one-door at Core/Infrastructure/DiskSessions.swift

        FILE: looked at
          yes  it is in 'Core/**'
          yes  it is not in '**/Legacy/**'
          yes  it is code of the app

        TYPES:
          'DiskSessions', line 1: looked at
            yes  it is named like '*Sessions'
            yes  it is not declared as 'protocol'
            yes  it is code of the app

        FINDS:
          2:14: property 'shared' of 'DiskSessions' is declared 'static'

        """)
    let left = try Binary.run("explain", "one-door", "Core/Contracts/Sessions.swift", in: folder)
    #expect(left.output.contains("  'Sessions', line 1: left out\n    yes  it is named like '*Sessions'\n"))
    #expect(left.output.contains("    no   it is declared as 'protocol'\n"))
    #expect(left.output.hasSuffix("FINDS:\n  nothing here\n"))
    let other = try Binary.run("explain", "one-door", "Core/Infrastructure/DiskSessions.swift:3", in: folder)
    #expect(other.output.contains("TYPES:\n  none here\n"))
    let ours = try Binary.run(
      "explain", "no-singletons", "Core/Infrastructure/DiskSessions.swift", in: folder)
    #expect(ours.output == "no-singletons is off for Core/Infrastructure/DiskSessions.swift.\n")
    let nowhere = try Binary.run("explain", "one-door", "Core/Nowhere.swift", in: folder)
    #expect(nowhere.code == 2)
  }

  @Test func `only what a check would report is against the order, and it is shown first`() throws {
    let folder = try app()
    let config = """
      { "layers": { "contracts": { "files": ["Core/Contracts/**"], "mayUse": [] },
        "infrastructure": { "files": ["Core/Infrastructure/**"], "mayUse": [] } },
        "rules": { "layer-dependencies": { "protocolsOf": ["contracts"] } } }
      """
    try folder.write(config, to: "architecture.json")
    try folder.write("struct Note {}", to: "Core/Contracts/Note.swift")
    try folder.write("struct Pen { let note: Note }", to: "Core/Infrastructure/Pen.swift")
    let layer = try Binary.run("explain", "infrastructure", in: folder)
    #expect(
      layer.output.contains(
        "  contracts: 2 uses of 2 types, 1 against the order\n    Core/Infrastructure/Pen.swift:1:24: names"
      )
    )
    // A file that names a type uses it once, as the one finding about it says.
    try folder.write("struct Pen { let note: Note; let next: Note }", to: "Core/Infrastructure/Pen.swift")
    let twice = try Binary.run("explain", "infrastructure", in: folder)
    #expect(twice.output.contains("  contracts: 2 uses of 2 types at 3 places, 1 against the order\n"))
    try folder.write(
      "@main struct Pen { let note: Note; static func main() {} }", to: "Core/Infrastructure/Pen.swift")
    let root = try Binary.run("explain", "infrastructure", in: folder)
    #expect(root.output.contains("  contracts: 2 uses of 2 types\n"))
  }

  @Test func `what the team says a type is is explained with the line that says so`() throws {
    let folder = try app()
    try folder.write(
      "{ \"extends\": \"layered\",\n  \"roles\": {\n    \"value\": [\"Disk*\"]\n  }\n}",
      to: "architecture.json")
    let outcome = try Binary.run("explain", "DiskSessions", in: folder)
    #expect(
      outcome.output.contains(
        "role           value because 'roles' in architecture.json:3 says that 'Disk*' are values\n"))
    #expect(outcome.output.contains("component      no, values are not injected\n"))
    #expect(try !Binary.run(in: folder).output.contains("no-singletons"))
    try folder.extendLayered()
    #expect(try Binary.run(in: folder).output.contains("no-singletons"))
  }

  @Test func `the row that decides about a type is named`() throws {
    let folder = try app()
    try folder.write(
      """
      final class CardGateway { func pay() {} }
      protocol Worker { func work() }
      final class Mill: Worker { func work() {} }
      protocol StoneLoader { func work() }
      final class Crane: StoneLoader { func work() {} }
      """, to: "Loose/Work.swift")
    try folder.write(
      "{ \"extends\": \"layered\",\n  \"roles\": { \"service\": [\"Worker\"] }\n}", to: "architecture.json")
    for (type, reason) in [
      ("CardGateway", "because of its name, which ends in 'Gateway'"),
      ("Crane", "because it conforms to 'StoneLoader', whose name ends in 'Loader'"),
      (
        "Mill",
        "because it conforms to 'Worker', and 'roles' in architecture.json:2 says that 'Worker' is a service"
      ),
    ] {
      let outcome = try Binary.run("explain", type, in: folder)
      #expect(outcome.output.contains("  role           service \(reason)\n"), "\(outcome.output)")
    }
  }

  @Test func `a file is explained with its place and its types`() throws {
    let outcome = try Binary.run("explain", "Core/Infrastructure/DiskSessions.swift", in: app())
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("declares       DiskSessions (1:13)"))
  }

  @Test func `a line is explained with all that is wrong there`() throws {
    let folder = try app()
    let here = try Binary.run("explain", "Core/Infrastructure/DiskSessions.swift:2", in: folder)
    #expect(here.code == 0)
    #expect(here.output.contains("[#no-singletons]"))
    #expect(here.output.contains("Run 'archcheck explain no-singletons'"))
    let elsewhere = try Binary.run("explain", "Core/Infrastructure/DiskSessions.swift:3", in: folder)
    #expect(elsewhere.code == 0)
    #expect(
      elsewhere.output.contains("No rule finds anything at Core/Infrastructure/DiskSessions.swift:3, only at")
    )
    #expect(elsewhere.error == "")
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

  @Test func `a rule's page says what a preset decides otherwise`() throws {
    let outcome = try Binary.run("explain", "layer-dependencies", in: TemporaryFolder())
    #expect(outcome.output.contains("\n  repositories, with protocolsOf: [\"data\", \"infrastructure\"]\n"))
    #expect(
      try Binary.run("explain", "no-singletons", in: TemporaryFolder()).output.hasSuffix(
        "\n  repositories, as a warning\n"))
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
    try folder.write("", to: "Notes/notes.txt")
    #expect(
      try Binary.run("explain", "Notes", in: folder).error.contains("it is a folder without a Swift file"))
  }
}

@Suite struct SilenceTests {
  @Test func `code that no layer claims gets the way to layers that do`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "App/Zeug/A.swift")
    try folder.write("struct B {}", to: "App/Kram/B.swift")
    try folder.write(
      #"{"layers": {"gone": {"files": ["No/**"], "optional": true}}}"#, to: "architecture.json")
    let outcome = try Binary.run(in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("nothing was checked about layers"))
    #expect(outcome.error.contains("'archcheck init --print' shows layers that do"))
    #expect(
      try Binary.run("init", "--print", in: folder).output.contains(#""zeug": { "files": ["App/Zeug/**"]"#))
  }

  @Test func `settings without effect are warnings at their place`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "Domain/A.swift")
    try folder.write(
      #"{"exclude": ["Dta/**"], "layers": {"domain": {"files": ["Domain/**"]}}, "extends": "layered", "#
        + #""rules": {"no-singletons": {"allow": ["A"]}}}"#, to: "architecture.json")
    let outcome = try Binary.run(in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.error.contains("architecture.json:1:14: warning: 'Dta/**' in 'exclude' matches no file"))
    #expect(outcome.error.contains("rule 'no-singletons' finds the same without 'A'"))
    #expect(try Binary.run("--quiet", in: folder).error == "")
  }

  @Test func `an exception ends after its last day, and that is told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct CartRow {}", to: "Data/CartRow.swift")
    try folder.write("struct CartView { let row: CartRow }", to: "Views/CartView.swift")
    func outcome(until day: String) throws -> Binary.Outcome {
      try folder.write(
        """
        {
          "layers": { "data": { "files": ["Data/**"] }, "views": { "files": ["Views/**"], "mayUse": [] } },
          "rules": { "layer-dependencies": { "allow": [
            { "from": "CartView", "to": "CartRow", "because": "It is split.", "until": "\(day)" }
          ] } }
        }
        """, to: "architecture.json")
      return try Binary.run(in: folder)
    }
    let open = try outcome(until: "9999-12-31")
    #expect(open.code == 0)
    #expect(open.output.contains("nothing to report"))
    let ended = try outcome(until: "2020-02-29")
    #expect(ended.code == 1)
    #expect(
      ended.error.contains(
        "the exception for 'CartView' → 'CartRow' in rule 'layer-dependencies' ended on 2020-02-29"))
  }

  @Test(arguments: [
    #""rules": { "layer-dependencies": {"#,
    #""own": [ { "id": "rows", "in": { "files": "Views/**" }, "because": "Rows are of data.", "forbid": { "types": "CartRow" },"#,
  ])
  func `an exception holds for as many places as were agreed, or for none`(rule: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct CartRow {}", to: "Data/CartRow.swift")
    try folder.write("struct CartView { let row: CartRow }", to: "Views/CartView.swift")
    try folder.write("struct CartList { let row: CartRow }", to: "Views/CartList.swift")
    func outcome(atMost most: Int) throws -> Binary.Outcome {
      let layers =
        #""layers": { "data": { "files": ["Data/**"] }, "views": { "files": ["Views/**"], "mayUse": [\#(rule.contains("own") ? #""data""# : "")] } }"#
      try folder.write(
        #"{ \#(layers), \#(rule) "allow": [ { "to": "CartRow", "because": "Split.", "owner": "@cart", "atMost": \#(most) } ] } \#(rule.contains("own") ? "]" : "}") }"#,
        to: "architecture.json")
      return try Binary.run(in: folder)
    }
    let over = try outcome(atMost: 1)
    #expect(over.code == 1)
    #expect(over.output.contains("CartView.swift:1:") && over.output.contains("CartList.swift:1:"))
    #expect(over.error.contains("would let 2 places stand, and at most 1 is agreed, which is up to @cart"))
    // A config that is elsewhere may govern other code, too, but no more of that makes fewer places.
    try folder.write(folder.text("architecture.json"), to: "Configs/strict.json")
    #expect(
      try Binary.run("--config", "Configs/strict.json", in: folder).error.contains("would let 2 places stand")
    )
    let agreed = try outcome(atMost: 2)
    #expect(agreed.code == 0)
    #expect(agreed.error == "")
    let slack = try outcome(atMost: 5)
    #expect(slack.code == 0)
    #expect(slack.error.contains("is needed in 2 places, and 5 are agreed"))
    #expect(slack.error.contains("lower 'atMost' to 2"))
  }

  @Test func `names that could mean several types are counted and shown on request`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Row {}", to: "One/Domain/Row.swift")
    try folder.write("struct Row {}", to: "Two/Domain/Row.swift")
    try folder.write("let a: Row\nlet b: Row", to: "Use/Domain/Use.swift")
    #expect(try Binary.run("-f", "json", in: folder).output.contains(#""unresolvedNames": 2"#))
    let said = try Binary.run("--verbose", in: folder).output
    #expect(
      said.contains(
        "Names left alone in 2 places, since they could mean more than one type, or lead further than is followed:\n   Row: 2"
      ))
    #expect(try !Binary.run(in: folder).output.contains("left alone"))
  }
}

@Suite struct OwnRuleExplanationTests {
  private static let config = """
    {
      "extends": [],
      "own": [
        { "id": "no-print", "in": { "except": "Log/**" }, "forbid": { "calls": ["print", "*.sink"] },
          "because": "Releases write to the log." },
        { "id": "finals", "types": { "named": "*Model" }, "require": { "modified": "final" },
          "because": "Nobody inherits.", "severity": "warning" }
      ]
    }
    """

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.config, to: "architecture.json")
    try folder.write("func a() { print(1) }\nfunc b() { c().sink { } }", to: "App/A.swift")
    try folder.write("class CartModel {}\nfinal class ItemModel {}", to: "App/B.swift")
    try folder.write("func log() { print(1) }", to: "Log/L.swift")
    return folder
  }

  @Test func `a custom rule is explained with what it looks at and finds`() throws {
    let files = try Binary.run("explain", "no-print", in: app())
    #expect(files.code == 0)
    #expect(files.output.hasPrefix("no-print (a rule of this codebase, architecture.json:4)\n"))
    #expect(files.output.contains("SAYS:\n  in except: Log/**\n  forbid calls: print, *.sink\n"))
    #expect(files.output.contains("LOOKS AT:\n  2 files\n    App/A.swift\n    App/B.swift\n"))
    #expect(
      files.output.contains(
        "FINDS:\n  2 places, before suppressions and the baseline\n    App/A.swift:1:12: "))
    let types = try Binary.run("explain", "finals", in: app())
    #expect(types.output.contains("LOOKS AT:\n  2 types in 1 file\n    CartModel (App/B.swift:1)\n"))
    #expect(types.output.contains("    App/B.swift:1:7: 'CartModel' is not declared 'final'\n"))
  }

  @Test func `a matcher is explained by its part of the guide`() throws {
    let folder = try app()
    let places = [
      ("members", "in files, types, "), ("code", "in 'in' and of everything"), ("except", "only in 'in'"),
      ("attributed", "of types, properties, "), ("imports", "in files, types\n"),
    ]
    for (matcher, place) in places {
      let outcome = try Binary.run("explain", matcher, in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.output.hasPrefix("\(matcher), \(place)"))
      #expect(outcome.output.contains("breaks it:"))
    }
    #expect(try Binary.run("explain", "forbid", in: folder).output.hasPrefix("RULES OF YOUR OWN"))
  }

  @Test func `an unknown rule gets the nearest of one's own`() throws {
    #expect(try Binary.run("explain", "no-prin", in: app()).error.contains("'no-print'"))
  }

  @Test func `the list of rules ends with one's own`() throws {
    let output = try Binary.run("rules", in: app()).output
    #expect(
      output.hasSuffix(
        """
        Your own rules, 2 of 2 on, and where they are written:

        no-print  error    Releases write to the log. [architecture.json:4]
        finals    warning  Nobody inherits. [architecture.json:6]

        """))
  }
}

@Test(arguments: [
  ["explain", "Core/Disk.swift"], ["explain", "Core/Disk.swift:1"], ["context", "Core/Disk.swift"],
])
func `a config that is named may lie anywhere`(_ words: [String]) throws {
  let folder = try TemporaryFolder()
  try folder.write("final class Disk { func read() {} }", to: "Shop/Core/Disk.swift")
  // The root of the repository is not what its paths begin at.
  try folder.write("ref: refs/heads/main", to: ".git/HEAD")
  try folder.write(
    "{ \"layers\": { \"core\": { \"files\": [\"Core/**\"], \"mayUse\": [] } } }", to: "Team/layers.json")
  let outcome = try Binary.run(
    words: words + ["--config", "../Team/layers.json"], in: folder,
    at: folder.url.appendingPathComponent("Shop"))
  #expect(outcome.code == 0)
  let isOfLine = words[1].hasSuffix(":1")
  #expect(isOfLine || outcome.output.contains("core"), "\(outcome.output)\(outcome.error)")
  #expect(outcome.output.contains("Core/Disk.swift"), "\(outcome.output)\(outcome.error)")
}
