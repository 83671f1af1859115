import ArchConfig

/// What is decided of one type.
struct TypeDecision: Sendable, Equatable {
  let role: RoleOfType
  /// Of a protocol: what those that conform to it are there for.
  let purpose: RoleOfType?
  let presentation: Presentation?
  let component: ComponentDecision

  init(_ symbol: SymbolID, in code: NamedCode) {
    role = RoleOfType(symbol, in: code)
    purpose = code.purpose(of: symbol)
    presentation = Presentation(symbol, role: role, in: code)
    component = ComponentDecision(symbol, role: role, in: code)
  }
}

/// What every type is there for, and which of them are components.
struct Roles: Sendable, Equatable {
  let root: CompositionRootTypes
  /// By type.
  private let decisions: Column<SymbolID, TypeDecision>

  init(_ code: NamedCode, _ root: CompositionRoot, work: some WorkDistribution) {
    // Neither needs the other.
    (self.root, decisions) = work.both {
      CompositionRootTypes(root, code.files, code.symbols)
    } and: {
      Column(
        work.map(code.symbols.count, atOnce: Self.typesAtOnce) { index in
          TypeDecision(SymbolID(index), in: code)
        })
    }
  }

  /// Enough work to outweigh the cost of passing it on.
  private static let typesAtOnce = 256

  subscript(_ symbol: SymbolID) -> TypeDecision { decisions[symbol] }

  func isComponent(_ symbol: SymbolID) -> Bool { decisions[symbol].component.evidence != nil }
}
