import ArchConfig
import ArchJSON
import ArchModel
import Testing

/// What the types of a file in `Loose` are, where the team says `roles`: `service because … | component`.
private func said(_ roles: String, _ source: String, of types: String...) -> [String] {
  let reading = Architecture.reading(Array("{\n\"roles\": {\(roles)}\n}".utf8), rules: [])
  guard reading.problems.isEmpty else { return reading.problems.map(\.message) }
  let code = codebase(["Loose/File.swift": source], reading.architecture)
  return types.map { name in
    guard let symbol = code.symbol(name) else { return "no \(name)" }
    let type = code.explanation(of: symbol)
    return "\(type.role.words) \(type.roleReason)" + (type.isComponent ? " | component" : "")
  }
}

private let said2 = "because 'roles' in architecture.json:2 says that"

@Suite struct StatedRolesTests {
  @Test(arguments: [
    ("use-case", "use case", true), ("repository", "repository", true), ("service", "service", true),
    ("view-model", "view model", true), ("presenter", "presenter", true),
    ("coordinator", "coordinator", true),
    ("view", "view", false), ("bootstrapper", "bootstrapper", false), ("container", "container", false),
    ("factory", "factory", false), ("error", "error", false), ("dto", "data transfer object", false),
    ("value", "value", false),
  ])
  func `every role can be stated`(key: String, words: String, isComponent: Bool) {
    let found = said("\"\(key)\": [\"*Thing\"]", "final class SomeThing { func run() {} }", of: "SomeThing")
    let plural = words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
    #expect(found == ["\(words) \(said2) '*Thing' are \(plural)" + (isComponent ? " | component" : "")])
  }

  @Test func `what the team says comes before attributes, supertypes, layers and names`() {
    let source = """
      @Model final class Trip { func load() async {} }
      struct TripView: View { var body: some View { Text("") } }
      final class TripService { func load() async {} }
      protocol Loader { func load() async }
      final class TripLoader: Loader { func load() async {} }
      """
    let found = said(
      #""value": ["Trip*"]"#, source, of: "Trip", "TripView", "TripService", "TripLoader", "Loader")
    let value = "value \(said2) 'Trip*' are values"
    #expect(found == [value, value, value, value, "protocol because of its declaration"])
  }

  @Test func `a protocol stays one, and an enum is nothing that works`() {
    let source = """
      protocol CardWorker { func pay() async }
      enum PlainWorker { static func run() {} }
      extension Worker { func more() {} }
      """
    let found = said(#""service": ["*Worker"]"#, source, of: "CardWorker", "PlainWorker")
    #expect(found == ["protocol because of its declaration", "value because of its declaration"])
    let value = said(#""value": ["PlainService"]"#, "enum PlainService { case a }", of: "PlainService")
    #expect(value == ["value \(said2) 'PlainService' is a value"])
  }

  @Test func `what the name of a protocol says holds for those that conform to it`() throws {
    let source = """
      protocol CardWorker { func pay() async }
      final class Stripe: CardWorker { func pay() async {} }
      protocol CardService { func pay() async }
      final class Paypal: CardService { func pay() async {} }
      protocol Hidden { func pay() async }
      final class Amex: Hidden { func pay() async {} }
      """
    let roles =
      #""service": ["*Worker", { "named": "*", "conformingTo": "Nobody" }], "value": ["CardService"]"#
    let found = said(roles, source, of: "Stripe", "Paypal", "Amex")
    #expect(found[0] == "service because it conforms to 'CardWorker' | component")
    #expect(found[1] == "value because of its declaration")
    #expect(found[2] == "value because of its declaration")
    let reading = Architecture.reading(Array("{\"roles\": {\(roles)}}".utf8), rules: [])
    let code = codebase(["Loose/File.swift": source], reading.architecture)
    #expect(code.purpose(of: try #require(code.symbol("CardWorker")))?.role == .service)
    #expect(code.purpose(of: try #require(code.symbol("CardService"))) == nil)
  }

  @Test func `a type that holds one that the team calls a service works with it`() {
    let source = """
      final class CardWorker { func pay() {} }
      struct Till { let worker: CardWorker }
      struct Purse { let coins: TokenStore }
      final class TokenStore { func pay() {} }
      """
    let roles = #""service": ["*Worker", "Till", "Purse"], "value": ["TokenStore"]"#
    let found = said(roles, source, of: "Till", "Purse")
    #expect(found[0].hasSuffix("'Till' is a service | component"))
    #expect(found[1].hasSuffix("'Purse' is a service"))
  }

  @Test func `all conditions of an entry hold together, one of each list is enough`() {
    let source = """
      class Base: Executable {}
      @UseCase final class Pay: Base { func run() {} }
      @Step(after: 1) final class Ship: Executable { func run() {} }
      final class Save: Base { func run() {} }
      @UseCase final class Load { func run() {} }
      """
    let roles =
      #""use-case": { "conformingTo": ["Executable", "Nobody"], "attributed": ["UseCase", "Step"], "files": ["Loose"] }"#
    let found = said(roles, source, of: "Pay", "Ship", "Save", "Load")
    let reason =
      "\(said2) types that conform to 'Executable' or 'Nobody', have '@UseCase' or '@Step' and are in 'Loose'"
      + " are use cases"
    #expect(found[0] == "use case \(reason) | component")
    #expect(found[1] == "use case \(reason) | component")
    #expect(found[2] == "value because of its declaration")
    #expect(found[3] == "value because of its declaration")
    let elsewhere = said(#""use-case": { "named": "*", "files": ["Other"] }"#, source, of: "Pay")
    #expect(elsewhere == ["value because of its declaration"])
  }

  @Test func `several entries are alternatives, and exceptions are left to archcheck`() {
    let source = """
      final class CartFlow { func start() {} }
      final class DataFlow { func start() {} }
      final class Guide: Guiding { func start() {} }
      """
    let roles =
      #""coordinator": [{ "named": ["*Flow", "*Path"], "except": ["DataFlow"] }, { "conformingTo": "Guiding" }]"#
    let found = said(roles, source, of: "CartFlow", "DataFlow", "Guide")
    #expect(
      found == [
        "coordinator \(said2) '*Flow' are coordinators | component",
        "value because of its declaration",
        "coordinator \(said2) types that conform to 'Guiding' are coordinators | component",
      ])
  }

  @Test func `a whole name decides before a pattern, else what is written first`() {
    let source = "final class CardWorker { func a() {} }\nfinal class MailWorker { func a() {} }"
    let found = said(
      #""service": ["*Worker"], "view-model": ["Mail*"], "value": ["CardWorker"]"#, source, of: "CardWorker",
      "MailWorker")
    #expect(found[0].hasPrefix("value "))
    #expect(found[1].hasPrefix("service "))
  }

  @Test
  func `a name with a period is that of a type within another, a name without one means no type within`() {
    let source = """
      final class Cart { final class Row { func a() {} }; final class Item { func a() {} } }
      final class Row { func a() {} }
      """
    let found = said(
      #""service": ["Cart.Row"], "repository": ["Cart*"]"#, source, of: "Cart.Row", "Cart.Item", "Cart")
    #expect(found[0].hasPrefix("service "))
    #expect(found[1].hasPrefix("value because of its declaration"))
    #expect(found[2].hasPrefix("repository "))
  }

  @Test func `what the team calls a value is no view model although views observe it`() throws {
    let source = "final class FeedModel: ObservableObject { func load() async {} }"
    for (roles, isViewModel) in [("", true), (#""value": ["FeedModel"]"#, false)] {
      let reading = Architecture.reading(
        Array("{\"extends\": \"layered\", \"roles\": {\(roles)}}".utf8), rules: [])
      let code = codebase(["Features/Feed/Presentation/FeedModel.swift": source], reading.architecture)
      let symbol = try #require(code.symbol("FeedModel"))
      #expect((code.presentation(of: symbol) != nil) == isViewModel)
    }
  }
}

private func unused(_ roles: String, _ source: String) -> [String] {
  let reading = Architecture.reading(Array("{\"roles\": {\(roles)}}".utf8), rules: [])
  let code = codebase(["Loose/File.swift": source], reading.architecture)
  return reading.problems.map(\.message)
    + UnusedSettings(in: code, walkedPaths: ["Loose/File.swift"]).problems.map {
      "\($0.severity) \($0.location.column) \($0.message) | \($0.suggestion ?? "")"
    }.filter { !$0.contains("layer") }
}

@Suite struct UnusedRolesTests {
  private static let source = """
    final class CardGateway: Executable { func pay() {} }
    @UseCase final class Paying { func pay() {} }
    enum Plain { case a }
    """

  @Test(arguments: [
    (#""service": ["*Gateway"], "value": ["Plain"]"#, []),
    (#""service": ["*Gatway"]"#, ["warning 24 no type is named '*Gatway' | did you mean '*Gateway'?"]),
    (#""service": ["Crd*"]"#, ["warning 24 no type is named 'Crd*' | did you mean 'Card*'?"]),
    (#""service": ["*Qqqqqqq*"]"#, ["warning 24 no type is named '*Qqqqqqq*' | correct or remove it"]),
    (#""service": "CardGatewy""#, ["warning 23 no type is named 'CardGatewy' | did you mean 'CardGateway'?"]),
    (
      #""service": { "conformingTo": "Exeutable" }"#,
      ["warning 41 no type conforms to 'Exeutable' | did you mean 'Executable'?"]
    ),
    (
      #""service": { "attributed": "UseCas" }"#,
      ["warning 39 no type has the attribute '@UseCas' | correct or remove it"]
    ),
    (
      #""service": { "named": ["Card*", "Paying"], "files": "Other/**" }"#,
      ["warning 64 'Other/**' in 'service' of 'roles' matches no file | correct or remove it"]
    ),
    (
      #""service": { "named": "Card*", "attributed": "UseCase" }"#,
      ["warning 34 no type has all that this entry of 'service' of 'roles' asks for | correct or remove it"]
    ),
    (
      #""service": { "named": "Card*", "except": "Paying" }"#,
      ["warning 53 no type that 'service' of 'roles' means is named 'Paying' | correct or remove it"]
    ),
    (
      #""service": { "named": "Card*", "except": "*way" }"#,
      ["warning 34 'service' of 'roles' excepts every type that this entry means | correct or remove it"]
    ),
    (
      #""service": ["Card*"], "value": ["*Gateway"]"#,
      [
        "warning 44 what this entry of 'value' of 'roles' means is decided by another one"
          + " | write it first, or name the types in full"
      ]
    ),
    (
      #""service": ["Plain"]"#,
      ["warning 24 'service' of 'roles' means only enums here, which are no services | correct or remove it"]
    ),
  ])
  func `what no type is, is reported with its place`(roles: String, expected: [String]) {
    #expect(unused(roles, Self.source) == expected)
  }
}

@Test func `a whole name decides before conditions that name no type, whatever is written first`() {
  let source = """
    final class CardStyle: Styling { func load() async {} }
    final class RowStyle: Styling { func load() async {} }
    """
  let found = said(
    #""value": { "conformingTo": "Styling" }, "service": ["CardStyle"]"#, source, of: "CardStyle", "RowStyle")
  #expect(found[0].hasPrefix("service \(said2) 'CardStyle' is a service"))
  #expect(found[1].hasPrefix("value \(said2) types that conform to 'Styling' are values"))
}
