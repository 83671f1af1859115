import Foundation
import Testing

@Suite struct MetricsCommandTests {
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct CartView { let cart: Cart; let row: CartRow }\nstruct Badge { let cart: Cart }",
      to: "App/UI/CartView.swift")
    try folder.write(
      "struct Cart { let price: Price }\nstruct Price {}\nprotocol Carts {}\nfunc sum() { struct Local {} }",
      to: "App/Domain/Cart.swift")
    try folder.write("struct CartRow { let view: Badge }", to: "App/Data/CartRow.swift")
    try folder.write("// @generated\nstruct Made {}", to: "App/Data/Made.generated.swift")
    let config = """
      { "layers": { "ui": { "files": ["App/UI/**"], "mayUse": ["domain"] },
        "data": { "files": ["App/Data/**"], "mayUse": ["domain", "ui"] },
        "domain": { "files": ["App/Domain/**"], "mayUse": [] } } }
      """
    try folder.write(config, to: "architecture.json")
    return folder
  }

  @Test func `each layer is counted, in the order of the architecture`() throws {
    let outcome = try Binary.run("metrics", in: shop())
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        layer   files  judged  types  used by  uses  instability  abstractness  circle  findings  known
        ui          1   100 %      2        1     2         0.66          0.00       2         1      0
        data        1    50 %      2        1     1         0.50          0.00       2         0      0
        domain      1   100 %      3        2     0         0.00          0.33       0         0      0

        """)
  }

  @Test func `known findings count apart, and programs read numbers`() throws {
    let folder = try shop()
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    let outcome = try Binary.run("metrics", "--format", "json", in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let parts = try #require(json["parts"] as? [[String: Any]])
    #expect(parts.map { $0["known"] as? Int } == [1, 0, 0])
    #expect(parts.map { $0["findings"] as? Int } == [0, 0, 0])
    #expect(parts.map { $0["instability"] as? Double } == [0.66, 0.5, 0])
    #expect(parts[1]["judged"] as? Double == 0.5)
    let whole = try Binary.run("metrics", "--format", "json", "--no-baseline", in: folder)
    #expect(whole.output.contains("\"findings\": 1"))
  }

  @Test(.enabled(if: GitRepository.isPossible))
  func `what a change makes of the numbers is in brackets`() throws {
    let folder = try shop()
    let repository = try GitRepository(folder)
    try repository.commit()
    try folder.write("struct CartRow {}\nprotocol Rows {}", to: "App/Data/CartRow.swift")
    let outcome = try Binary.run("metrics", "--since", "main", in: folder)
    #expect(
      outcome.output == """
        layer   files  judged   types  used by    uses   instability  abstractness  circle  findings  known
        ui          1   100 %       2   0 (−1)       2  1.00 (+0.34)          0.00  0 (−2)         1      0
        data        1    50 %  3 (+1)        1  0 (−1)  0.00 (−0.50)  0.33 (+0.33)  0 (−2)         0      0
        domain      1   100 %       3        2       0          0.00          0.33       0         0      0
        in brackets: the difference since main

        """)
  }

  @Test func `each column is explained, whatever else has its name`() throws {
    let folder = try shop()
    for name in [
      "files", "judged", "types", "used-by", "uses", "instability", "abstractness", "circle", "findings",
      "known",
    ] {
      let outcome = try Binary.run("explain", name, in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.output.hasPrefix("\(name) (metric)\n"))
    }
    // It is a word of own rules, too.
    let word = try Binary.run("explain", "files", in: folder).output
    #expect(word.contains("counts it for each layer, feature or module.\n\nfiles, in"))
    // It needs no code.
    #expect(try Binary.run("explain", "instability", in: TemporaryFolder()).code == 0)
  }

  @Test(arguments: [
    (["metrics", "types"], "counts layers, features or modules, and not types"),
    (["metrics", "features"], "the code has no features"),
    (["metrics", "layers", "a", "b"], "takes layers, features or modules, and a folder if not this one"),
    (["metrics", "--format", "svg"], "'svg' is not a value of '--format'"),
  ])
  func `a mistake says what to write instead`(words: [String], message: String) throws {
    let outcome = try Binary.run(words: words, in: shop())
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(message))
  }
}
