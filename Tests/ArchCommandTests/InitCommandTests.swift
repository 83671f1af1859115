import Foundation
import Testing

@Suite struct InitCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("struct CartView: View { let cart: Cart }", to: "App/Views/CartView.swift")
    try folder.write("struct Cart { let rows: [CartRow] }", to: "App/Models/Cart.swift")
    try folder.write("struct CartRow {}", to: "App/Models/CartRow.swift")
    return folder
  }

  @Test func `what is saved is what a check then reads`() throws {
    let folder = try app()
    let outcome = try Binary.run("init", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.error.contains("architecture.json.\n2 layers for 3 of 3 files (100 %)"))
    let check = try Binary.run(in: folder)
    #expect(check.code == 0)
    #expect(check.output.contains("3 mapped to 2 layers, 100 %"))
    let again = try Binary.run("init", in: folder)
    #expect(again.code == 2)
    #expect(again.error.contains("there is an architecture.json already"))
  }

  @Test func `a use against the order is announced, and a check finds it`() throws {
    let folder = try app()
    for index in 0..<6 {
      try folder.write("struct View\(index): View { let cart: Cart }", to: "App/Views/View\(index).swift")
    }
    try folder.write("struct Badge { let view: CartView }", to: "App/Models/Badge.swift")
    let outcome = try Binary.run("init", in: folder)
    #expect(outcome.error.contains("a check of the code has 1 finding.\n"))
    #expect(outcome.error.contains("  models uses views once\n"))
    #expect(outcome.error.contains("baseline write"))
    let check = try Binary.run(in: folder)
    #expect(check.code == 1)
    #expect(check.output.contains("layer 'models' uses 'CartView' from layer 'views'"))
  }

  @Test func `a preset is written, and one that does not exist is not`() throws {
    let folder = try app()
    let printed = try Binary.run("init", "--print", "--preset", "repositories", in: folder)
    #expect(printed.output.contains("\"extends\": [\"repositories\"]"))
    #expect(!printed.error.contains("Stronger presets"))
    let wrong = try Binary.run("init", "--preset", "repositorys", in: folder)
    #expect(wrong.code == 2)
    #expect(wrong.error.contains("there is no preset 'repositorys'. Did you mean 'repositories'?"))
  }

  @Test func `code in one folder has no layers to see`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Cart {}", to: "Cart.swift")
    let outcome = try Binary.run("init", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("the code shows no layers"))
  }

  @Test func `update adds layers for what came and keeps what a person wrote`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Cart { let total: Int }", to: "App/Domain/Cart.swift")
    for name in ["Feed", "Menu", "Map"] {
      try folder.write("struct \(name)Client { let cart: Cart }", to: "App/Services/\(name)Client.swift")
      try folder.write(
        "import SwiftUI\nstruct \(name)View: View { let client: \(name)Client; var body: some View { Text(\"\") } }",
        to: "App/Screens/\(name)View.swift")
    }
    let written = """
      {
        // ours
        "layers": {
          "domain": { "files": ["App/Domain/**"], "mayUse": [] } // pure
        },
        "exclude": [],
      }

      """
    try folder.write(written, to: "architecture.json")
    let printed = try Binary.run("init", "--update", "--print", in: folder)
    #expect(try folder.text("architecture.json") == written)
    let outcome = try Binary.run("init", "--update", in: folder)
    #expect(outcome.code == 0, "\(outcome.error)")
    let text = try folder.text("architecture.json")
    #expect(text == printed.output)
    #expect(text.hasPrefix("{\n  // ours\n  \"layers\": {\n"))
    #expect(text.contains("\"mayUse\": [] }, // pure\n    // 3 files: 3 views; such as "), "\(text)")
    #expect(text.contains(#""mayUse": ["services"] },"#), "\(text)")
    #expect(text.contains(#""services": { "files": ["App/Services/**"], "mayUse": ["domain"] }"#), "\(text)")
    #expect(text.hasSuffix("\n  },\n  \"exclude\": [],\n}\n"))
    #expect(try Binary.run(in: folder).output.contains("(7 mapped to 3 layers, 100 %): nothing to report."))
    #expect(
      try Binary.run("init", "--update", in: folder).error == "Nothing to add: every file has a layer.\n")
  }

  @Test func `layers that are added take no file from those that are there`() throws {
    let folder = try TemporaryFolder()
    for feature in ["Cart", "Trips"] {
      try folder.write("struct \(feature) {}", to: "App/Features/\(feature)/Domain/\(feature).swift")
      try folder.write(
        "final class \(feature)Store { var all: [\(feature)] = [] }",
        to: "App/Features/\(feature)/Data/\(feature)Store.swift")
    }
    try folder.write(#"{"extends": "layered", "layers": {"data": null}}"#, to: "architecture.json")
    _ = try Binary.run("init", "--update", in: folder)
    let text = try folder.text("architecture.json")
    #expect(text.contains("\"otherwise\": ["), "\(text)")
    let place = try Binary.run("explain", "App/Features/Cart/Domain/Cart.swift", in: folder).output
    #expect(place.contains("layer          domain"), "\(place)")
    #expect(try Binary.run(in: folder).output.contains("4 mapped to"))
  }

  @Test func `the presets are listed, each on a line`() throws {
    let outcome = try Binary.run("presets", in: TemporaryFolder())
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\nrepositories "))
    #expect(outcome.output.split(separator: "\n").count == 7)
  }
}
