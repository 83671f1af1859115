import ArchConfig
import ArchModel
import Testing

@Suite struct MoveProposalTests {
  private static let config = """
    { "features": "Features/{feature}/**",
      "layers": { "presentation": { "files": ["App/UI/**", "Features/*/UI/**"], "mayUse": ["domain"] },
      "data": { "files": ["App/Data/**"], "mayUse": ["domain"], "is": "data" },
      "domain": { "files": ["App/Domain/**"], "mayUse": [] } } }
    """

  /// What would be moved, each with its new place and with what that gains, the best first.
  private func moves(_ files: KeyValuePairs<String, String>) -> [String] {
    let architecture = Architecture.reading(Array(Self.config.utf8), rules: []).architecture
    let moves = MoveProposal.all(in: codebase(files, architecture), leavingOut: { _ in false })
    return moves.map { "\($0.type ?? $0.path) to \($0.place): \($0.gain)" }
  }

  @Test(arguments: [
    ("", "CartRow to App/UI/CartRow.swift: 2"),
    // What is private to the file would not follow the type out of it.
    ("private struct Kept {}", "App/Data/CartRow.swift to App/UI/CartRow.swift: 1"),
  ])
  func `a type goes where it is used, alone where nothing of its file is private`(
    more: String, best: String
  ) {
    let moves = moves([
      "App/UI/CartView.swift": "struct CartView { let row: CartRow; let total: Total }",
      "App/UI/ListView.swift": "struct ListView { let row: CartRow }",
      "App/Data/CartRow.swift": "struct CartRow {}\nstruct Stored { let table: Table }\n\(more)",
      "App/Data/Table.swift": "struct Table {}",
      "App/Domain/Total.swift": "struct Total {}",
    ])
    #expect(moves.first == best)
  }

  @Test func `what only one feature uses goes to the files of that feature`() {
    let moves = moves([
      "Features/Cart/UI/CartView.swift": "struct CartView { let row: CartRow }",
      "Features/Cart/UI/ListView.swift": "struct ListView { let row: CartRow }",
      "App/UI/Badge.swift": "struct Badge {}",
      "App/Data/CartRow.swift": "struct CartRow {}",
      "App/Data/Table.swift": "struct Table {}",
    ])
    #expect(moves.first == "App/Data/CartRow.swift to Features/Cart/UI/CartRow.swift: 2")
  }

  @Test func `nothing is moved for the sake of a preview`() {
    let moves = moves([
      "App/UI/ListView.swift": "struct ListView {}\n#Preview { StoredRow() }",
      "App/Data/StoredRow.swift": "struct StoredRow {}\nstruct Stored { let row: StoredRow }",
    ])
    #expect(moves == [])
  }
}
