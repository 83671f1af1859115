import ArchConfig
import ArchModel
import ArchProposal
import Testing

@Suite struct ProposedAdditionTests {
  private static let team = """
    "screens": { "files": ["Screens/**"], "mayUse": ["models"] },
    "models": { "files": ["Models/**"], "mayUse": [] },
    "shell": { "files": ["Shell/**"], "mayUse": ["*"] }
    """
  private static let store = (
    "Stores/CartStore.swift", "final class CartStore { func load() -> Cart? { nil } }"
  )
  private static let files = [
    ("Screens/CartScreen.swift", "struct CartScreen { let cart: Cart; let store: CartStore }"),
    ("Models/Cart.swift", "struct Cart { let screen: CartScreen? }"),
    ("Shell/Shell.swift", "struct Shell { let store: CartStore }"),
  ]

  private func architecture(_ layers: String) -> Architecture {
    Architecture.reading(Array("{ \"layers\": { \(layers) } }".utf8), rules: []).architecture
  }

  @Test func `asked are those of the team's layers that use a new one and may not`() {
    let team = architecture(Self.team)
    let addition = ProposedAddition(
      to: codebase([:], team, more: Self.files + [Self.store]),
      codebase([:], .beforeLayers, more: [Self.store]))
    #expect(addition.layers.map(\.name) == ["stores"])
    let joined = architecture(Self.team + ", \"stores\": { \"files\": [\"Stores/**\"], \"mayUse\": [] }")
    let uses = ProposedAddition.Use.all(in: codebase([:], joined, more: Self.files + [Self.store]))
    #expect(
      Set(uses.map { "\($0.from) → \($0.to)" }) == [
        "screens → models", "screens → stores", "models → screens", "shell → stores", "stores → models",
      ])
    let asked = addition.usersToAsk(uses, team)
    #expect(asked.map { "\($0.from) → \($0.to)" } == ["screens → stores"])
  }

  @Test func `layers that are added have commas between them, and none after the last`() {
    let format = ("Formats/DateFormat.swift", "struct DateFormat { let store: CartStore }")
    let unclaimed = [Self.store, format]
    let addition = ProposedAddition(
      to: codebase([:], architecture(Self.team), more: Self.files + unclaimed),
      codebase([:], .beforeLayers, more: unclaimed))
    let entries = addition.lines([]).filter { !$0.hasPrefix("//") }
    #expect(entries.map { $0.hasSuffix(",") } == [true, false])
  }
}
