import Foundation
import Testing

@Suite struct PlanCommandTests {
  private func shop(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let config = """
      { "layers": { "presentation": { "files": ["App/UI/**"], "mayUse": ["domain", "contracts"] },
        "data": { "files": ["App/Data/**"], "mayUse": ["domain", "contracts"], "is": "data" },
        "contracts": { "files": ["App/Contracts/**"], "mayUse": [], "optional": true },
        "domain": { "files": ["App/Domain/**"], "mayUse": ["contracts"] } } }
      """
    try folder.write(config, to: "architecture.json")
    return folder
  }

  @Test func `what is in the wrong layer is moved, and what comes of it is what a check finds`() throws {
    let folder = try shop([
      "App/UI/CartView.swift": "struct CartView { let row: CartRow; let total: Total }",
      "App/UI/ListView.swift": "struct ListView { let row: CartRow }",
      "App/Data/CartRow.swift": "struct CartRow {}\nstruct Stored { let table: Table }",
      "App/Data/Table.swift": "struct Table {}",
      "App/Domain/Total.swift": "struct Total {}",
    ])
    let outcome = try Binary.run("plan", in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        2 findings. What to do first, each step checked after those before it:

        1. move 'CartRow' out of App/Data/CartRow.swift to App/UI/: it is in 'data' and more at home in 'presentation'
           2 would go (layer-dependencies 2), 0 would come: 0 left

        2 of 2 would be gone (100 %). What exactly comes and goes:
        archcheck --move 'App/Data/CartRow.swift:CartRow=App/UI/CartRow.swift'

        """)
    // As somebody would do it.
    try folder.write("struct CartRow {}", to: "App/UI/CartRow.swift")
    try folder.write("struct Stored { let table: Table }", to: "App/Data/CartRow.swift")
    #expect(try Binary.run("--quiet", in: folder).output == "")
  }

  @Test func `a protocol that says what others have to do goes to such agreements`() throws {
    let folder = try shop([
      "App/Domain/Load.swift": "struct LoadUseCase { let carts: any Carts }",
      "App/Data/Carts.swift":
        "protocol Carts { func load() async }\nfinal class RemoteCarts: Carts { func load() async {} }",
      "App/Contracts/Log.swift": "protocol Log {}",
    ])
    let outcome = try Binary.run("plan", "--format", "json", in: folder)
    let plan = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let steps = try #require(plan["steps"] as? [[String: Any]])
    #expect(steps.map { "\($0["type"] ?? "") \($0["place"] ?? "")" } == ["Carts App/Contracts/Carts.swift"])
    #expect(plan["findings"] as? Int == 1)
    #expect(plan["left"] as? Int == 0)
  }

  @Test func `what does work does not go to what shows or decides`() throws {
    let folder = try shop([
      "App/UI/CartView.swift": "struct CartView { let carts: CartRepository }",
      "App/Data/CartRepository.swift": "final class CartRepository { func load() {} }",
      "App/Domain/Load.swift": "struct LoadUseCase { let client: HTTPClient }",
      "App/Data/HTTPClient.swift": "final class HTTPClient { func send() {} }",
    ])
    #expect(
      try Binary.run("plan", in: folder).output
        == "2 findings, and no move of a file, folder or type to another layer leaves fewer.\n")
  }

  @Test func `a folder goes as a whole where each of its files would`() throws {
    var files = [
      "App/UI/CartView.swift": "struct CartView { let a: A0; let b: A1; let total: Total }",
      "App/Domain/Total.swift": "struct Total {}",
    ]
    for number in 0..<2 {
      files["App/Data/Rows/A\(number).swift"] = "struct A\(number) { let next: A\(1 - number) }"
    }
    for number in 0..<8 { files["App/Data/B\(number).swift"] = "struct B\(number) {}" }
    let outcome = try Binary.run("plan", in: shop(files))
    #expect(outcome.output.contains("1. move App/Data/Rows/ (2 files) to App/UI/:"), "\(outcome.output)")
    #expect(outcome.output.contains("2 of 2 would be gone (100 %)"))
  }

  @Test func `a use that half of a layer makes is a question to the team`() throws {
    var files = ["App/Data/Client.swift": "final class Client { func send() {} }"]
    for number in 0..<6 {
      files["App/UI/View\(number).swift"] = "struct View\(number) { let client: Client }"
    }
    let outcome = try Binary.run("plan", in: shop(files))
    #expect(
      outcome.output.contains(
        "1. decide whether 'presentation' may use 'data': at least half of its files do"))
    #expect(
      outcome.output.hasSuffix("--with 'layers.presentation.mayUse=[\"domain\", \"contracts\", \"data\"]'\n"))
  }

  @Test func `where nothing is found there is nothing to pay`() throws {
    let folder = try shop(["App/UI/CartView.swift": "struct CartView {}"])
    #expect(try Binary.run("plan", in: folder).output == "There is nothing to pay: no findings.\n")
  }
}
