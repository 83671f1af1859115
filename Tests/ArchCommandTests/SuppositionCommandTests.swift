import Foundation
import Testing

/// What would be found if something were otherwise is what is found when it is.
@Suite struct SuppositionCommandTests {
  private static let config = """
    { "layers": { "ui": { "files": ["App/UI/**"], "mayUse": ["domain"] },
      "data": { "files": ["App/Data/**"], "mayUse": ["domain"] },
      "domain": { "files": ["App/Domain/**"], "mayUse": [] } } }
    """

  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("struct CartView { let cart: Cart; let row: CartRow }", to: "App/UI/CartView.swift")
    try folder.write("struct Cart { let price: Price }\nstruct Price {}", to: "App/Domain/Cart.swift")
    try folder.write("struct CartRow { let cart: Cart }", to: "App/Data/CartRow.swift")
    try folder.write(Self.config, to: "architecture.json")
    return folder
  }

  @Test func `what a setting would bring and take away is told`() throws {
    let folder = try shop()
    let stricter = try Binary.run("--with", "layers.ui.mayUse=[]", in: folder)
    #expect(stricter.code == 1)
    #expect(
      stricter.output == """
        With layers.ui.mayUse=[]:

        would come: layer-dependencies 1
          App/UI/CartView.swift:1:29: error: layer 'ui' uses 'Cart' from layer 'domain' [#layer-dependencies]

        1 finding would come and 0 would go: 2 instead of 1.

        """)
    let lighter = try Binary.run("--with=rules.layer-dependencies=warning", in: folder)
    #expect(lighter.code == 0)
    #expect(lighter.output.hasSuffix("Nothing would come or go: 1 finding.\n"))
    let both = try Binary.run(
      "--with", "layers.ui.mayUse=[\"domain\", \"data\"]", "--with", "layers.data.mayUse=[]", in: folder)
    #expect(both.output.hasSuffix("1 finding would come and 1 would go: 1 instead of 1.\n"))
  }

  @Test func `another config can be supposed`() throws {
    let folder = try shop()
    try folder.write(
      Self.config.replacingOccurrences(of: "[\"domain\"]", with: "[\"domain\", \"data\"]"),
      to: "docs/open.json")
    let outcome = try Binary.run("--with", "docs/open.json", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("0 findings would come and 1 would go: 0 instead of 1.\n"))
  }

  @Test func `a move finds what it finds when the folder is moved`() throws {
    let folder = try shop()
    try folder.write("struct Footer { let cart: CartView }", to: "App/Data/Deep/Footer.swift")
    let supposed = try Binary.run("--move", "App/Data=App/UI/Rows/", in: folder)
    #expect(
      supposed.output == """
        With App/Data moved to App/UI/Rows:

        would go: layer-dependencies 2
          App/Data/Deep/Footer.swift:1:27: error: layer 'data' uses 'CartView' from layer 'ui' [#layer-dependencies]
          App/UI/CartView.swift:1:44: error: layer 'ui' uses 'CartRow' from layer 'data' [#layer-dependencies]

        0 findings would come and 2 would go: 0 instead of 2.

        """)
    let elsewhere = try Binary.run("--move", "App/UI=App/Domain/UI", "--format", "json", in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(elsewhere.output.utf8)) as? [String: Any])
    #expect(json["with"] as? [String] == ["App/UI moved to App/Domain/UI"])
    #expect(json["now"] as? Int == 2)
    let coming = try #require(json["coming"] as? [[String: Any]])
    let going = try #require(json["going"] as? [[String: Any]])
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("App/UI"), to: folder.url.appendingPathComponent("App/Domain/UI"))
    let checked = try Binary.run("--format", "json", in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(checked.output.utf8)) as? [String: Any])
    #expect((report["findings"] as? [Any])?.count == 2 + coming.count - going.count)
    #expect(json["then"] as? Int == 2 + coming.count - going.count)
  }

  @Test func `a type moves with its extensions, and leaves the rest where it is`() throws {
    let folder = try shop()
    try folder.write(
      """
      import Foundation

      /// A row.
      struct CartRow { let cart: Cart }
      struct CartCell { let view: CartView }
      extension CartRow { var cell: CartCell? { nil } }
      """, to: "App/Data/CartRow.swift")
    let supposed = try Binary.run(
      "--move", "App/Data/CartRow.swift:CartRow=App/UI/CartRow.swift", in: folder)
    #expect(
      supposed.output == """
        With CartRow moved from App/Data/CartRow.swift to App/UI/CartRow.swift:

        would come: layer-dependencies 1
          App/Data/CartRow.swift:6:31: error: layer 'ui' uses 'CartCell' from layer 'data' [#layer-dependencies]

        would go: layer-dependencies 1
          App/UI/CartView.swift:1:44: error: layer 'ui' uses 'CartRow' from layer 'data' [#layer-dependencies]

        1 finding would come and 1 would go: 2 instead of 2.

        """)
  }

  @Test func `moves work from another folder with the paths of its reports`() throws {
    let folder = try shop()
    let outcome = try Binary.run(words: ["App", "--move", "App/Data=App/UI/Rows"], in: folder)
    #expect(outcome.output.hasSuffix("0 findings would come and 1 would go: 0 instead of 1.\n"))
  }

  @Test(arguments: [
    (["--with", "layers.ui=[]"], "layer 'ui'"),
    (["--with", "layers.iu.mayUse=[]"], "--with layers.iu.mayUse=[]:1:15: error: layer 'iu'"),
    (
      ["--with", "=[]"], "'--with =[]' is neither KEY=VALUE, such as 'layers.domain.mayUse=[]', nor a config"
    ),
    (["--with", "none.json"], "none.json"),
    (
      ["--move", "App/Dta=X"],
      "no Swift file is at 'App/Dta', so nothing can be moved from there. Did you mean"
    ),
    (["--move", "App/Data"], "'--move App/Data' is not of the form OLD=NEW"),
    (["--move", "App/Data/CartRow.swift=App/UI/CartView.swift"], "'App/UI/CartView.swift' is there already"),
    (
      ["--move", "App/Data/CartRow.swift=X.swift", "--move", "App/UI/CartView.swift=X.swift"],
      "'X.swift' is there already"
    ),
    (["--move", "App/Data=X", "--move", "App/Data=Y"], "no Swift file is at 'App/Data'"),
    (["--move", "App/Data/CartRow.swift:Row=X.swift"], "'App/Data/CartRow.swift:CartRow'"),
    (["--move", "App/Data/CartRow.swift:CartRow=X"], "of the form OLD.swift:TYPE=NEW.swift"),
    (["--protocol", "CartRow"], "'--protocol CartRow' is not of the form TYPE=NAME"),
    (
      ["--protocol", "CartRow=UI/"],
      "no file names 'CartRow' against the order of layers in a way that a protocol"
    ),
    (["--protocol", "CartRow=UI/Rows"], "the path of a new Swift file"),
    (["--with", "x=1", "--format", "sarif"], "'--format sarif' cannot be combined with that"),
    (["--no-config", "--with", "exact=true"], "there is none: 'archcheck init' writes one"),
  ])
  func `a mistake says what to write instead`(words: [String], message: String) throws {
    let outcome = try Binary.run(words: words, in: shop())
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }
}
