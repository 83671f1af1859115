import Foundation
import Testing

@Suite struct ContextCommandTests {
  private func shop(_ more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("protocol CartStore {}", to: "Cart/Domain/CartStore.swift")
    try folder.write("struct Total { let view: CartView }", to: "Cart/Domain/Total.swift")
    try folder.write("struct CartView {}", to: "Cart/UI/CartView.swift")
    try folder.write("struct DiskStore {}", to: "Cart/Data/DiskStore.swift")
    try folder.write(
      """
      # ADR-003: The Domain Knows Nobody
      """, to: "docs/adr/ADR-003-the-domain-knows-nobody.md")
    try folder.write(
      """
      { "layers": {
          "domain": { "files": "{feature}/Domain/**", "mayUse": [] },
          "data": { "files": "{feature}/Data/**", "mayUse": ["domain"] },
          "ui": { "files": "{feature}/UI/**", "mayUse": ["domain"] } },
        "rules": { "layer-dependencies": { "decision": "ADR-003", "protocolsOf": ["data"] }\(more) },
        "own": [{ "id": "no-print", "in": { "layer": "domain" }, "forbid": { "calls": "print" },
          "because": "Nobody reads it.", "fix": "Return a value." }] }
      """, to: "architecture.json")
    return folder
  }

  @Test func `a file that is not there is placed, and told what it may use`() throws {
    let outcome = try Binary.run("context", "Menu/Domain/Dish.swift", in: shop())
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(
      outcome.output == """
        Menu/Domain/Dish.swift (not there yet)
          layer        domain, because its path matches '{feature}/Domain/**' from the configuration
          feature      Menu
          may use      its own layer alone
          may use      only protocols of data
          may not use  ui
          by           layer-dependencies (error) [ADR-003]
          rule         no-print (error): Nobody reads it.
                       fix: Return a value.
          everywhere   dependency-cycle
          record       ADR-003 The Domain Knows Nobody (docs/adr/ADR-003-the-domain-knows-nobody.md)
          example      Cart/Domain/CartStore.swift, not checked

        """)
  }

  @Test func `without an example the answer is the same but for that`() throws {
    let folder = try shop()
    for path in [
      "Menu/Domain/Dish.swift", "Cart/UI/CartView.swift", "Cart/Data/New.swift", "Elsewhere/A.swift",
    ] {
      let whole = try Binary.run("context", path, in: folder)
      let quick = try Binary.run("context", "--no-example", path, in: folder)
      let lines = whole.output.split(separator: "\n").filter { !$0.hasPrefix("  example") }
      #expect(quick.output.split(separator: "\n") == lines, "\(path)")
    }
  }

  @Test func `the example is one that no baseline names, or one that a check finds nothing in`() throws {
    let folder = try shop()
    try folder.write("struct Dish { let view: CartView }", to: "Cart/Domain/Dish.swift")
    func example(_ words: String...) throws -> String? {
      let outcome = try Binary.run(words: ["context"] + words + ["Menu/Domain/Dish.swift"], in: folder)
      return outcome.output.split(separator: "\n").first { $0.hasPrefix("  example") }.map(String.init)
    }
    #expect(try example() == "  example      Cart/Domain/Dish.swift, not checked")
    #expect(
      try example("--checked-example") == "  example      Cart/Domain/CartStore.swift, without findings")
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    #expect(
      try example() == "  example      Cart/Domain/CartStore.swift, of which the baseline has nothing")
  }

  @Test func `what else is in a folder whose name is a guess decides here, too`() throws {
    let folder = try TemporaryFolder()
    for name in ["Short", "Long", "Round"] {
      try folder.write("enum \(name) { case one }", to: "Trail/Data/\(name).swift")
    }
    try folder.write(#"{ "extends": "layered" }"#, to: "architecture.json")
    let outcome = try Binary.run("context", "--no-example", "Trail/Data/Flat.swift", in: folder)
    #expect(
      outcome.output.contains(
        "  layer        none: what is there does not match what the folder is called\n"))
  }

  @Test func `programs get all of it`() throws {
    let folder = try shop()
    let outcome = try Binary.run("context", "-f", "json", "Cart/UI/CartView.swift", in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect(json["exists"] as? Bool == true)
    #expect((json["layer"] as? [String: String])?["name"] == "ui")
    #expect(json["feature"] as? String == "Cart")
    let layers = try #require(json["layers"] as? [[String: String]])
    #expect(layers.map { "\($0["name"] ?? "") \($0["mayUse"] ?? "")" } == ["domain all", "data protocols"])
    #expect((json["layerRule"] as? [String: Any])?["severity"] as? String == "error")
    #expect((json["records"] as? [[String: String]])?.map { $0["id"] } == ["ADR-003"])
    #expect(json["example"] is NSNull)
  }

  @Test func `the answer is short, however many layers there are`() throws {
    let folder = try TemporaryFolder()
    let layers = (0..<90).map {
      "\"layer-with-a-long-name-\($0)\": { \"files\": \"Layer\($0)/**\", \"mayUse\": [\($0 < 40 ? "\"layer-with-a-long-name-89\"" : "")] }"
    }
    let rules = (0..<40).map {
      "{ \"id\": \"rule-\($0)\", \"forbid\": { \"calls\": \"f\($0)\" }, \"because\": \"\(String(repeating: "long ", count: 60))\" }"
    }
    try folder.write(
      "{ \"layers\": { \(layers.joined(separator: ", ")) }, \"own\": [\(rules.joined(separator: ", "))], \"rules\": { \"layer-dependencies\": {} } }",
      to: "architecture.json")
    try folder.write("struct A {}", to: "Layer0/A.swift")
    let outcome = try Binary.run("context", "Layer0/B.swift", in: folder)
    #expect(outcome.output.count <= 1_700)
    #expect(outcome.output.contains("  may use      layer-with-a-long-name-89\n"))
    #expect(outcome.output.contains(" more of this place\n"))
  }

  @Test func `a rule that is off forbids nothing, and a test is left alone`() throws {
    let folder = try shop()
    let test = try Binary.run("context", "--no-example", "CartTests/CartTests.swift", in: folder)
    #expect(test.output.contains("  may use      everything: rules leave it alone as test code"))
    let off = try TemporaryFolder()
    try off.write("struct A {}", to: "A/A.swift")
    try off.write(
      #"{ "layers": { "a": { "files": "A/**", "mayUse": [] } }, "rules": { "layer-dependencies": "off" } }"#,
      to: "architecture.json")
    let free = try Binary.run("context", "A/B.swift", in: off)
    #expect(free.output.contains("  may use      everything: 'layer-dependencies' is off here\n"))
  }

  @Test func `what is left out, a folder and what is no Swift are mistakes`() throws {
    let folder = try shop()
    try folder.write(
      #"{ "exclude": "Old/**", "layers": { "domain": { "files": "{feature}/Domain/**" } } }"#,
      to: "architecture.json")
    let left = try Binary.run("context", "Old/Domain/A.swift", in: folder)
    #expect(left.code == 2)
    #expect(left.error.contains("is not checked: the config or .gitignore leaves it out"))
    #expect(try Binary.run("context", "Cart", in: folder).code == 2)
    #expect(try Binary.run("context", "Cart/Domain/A.m", in: folder).code == 2)
    #expect(try Binary.run("context", in: folder).error.contains("takes the path of a Swift file"))
    // A way up out of a folder that is not there leads nowhere.
    #expect(try Binary.run("context", "Nowhere/../Cart/Domain/B.swift", in: folder).code == 2)
  }

  @Test func `where no config and no repository says what belongs together, the folder does`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "App/A.swift")
    let outcome = try Binary.run("context", "App/New/B.swift", in: folder)
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(outcome.output.contains("  layer        none: no pattern matches its path\n"))
  }

  @Test func `from a folder below the code, paths can be opened from there`() throws {
    let folder = try shop()
    try folder.makeFolder(".git")
    let outcome = try Binary.run(
      "context", "Domain/New.swift", in: folder, at: folder.url.appendingPathComponent("Cart"))
    #expect(outcome.output.hasPrefix("../Cart/Domain/New.swift (not there yet)\n"), "\(outcome.output)")
    #expect(outcome.output.contains("(../docs/adr/ADR-003-"))
  }
}
