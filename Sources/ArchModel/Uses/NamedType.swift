import ArchFacts

/// One name in a file, and the type of this codebase that it means there; of `A.B` each name by itself.
struct NamedType: Sendable {
  let name: ByteRange
  /// What it means to users of the app, an alias as itself, not as what it stands for.
  let symbol: SymbolID
  /// What it means in builds for others: types of the same name under other conditions.
  let otherwise: [SymbolID]
}
