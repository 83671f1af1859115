import ArchConfig
import ArchFacts
import ArchKnowledge
package import ArchModel

/// What code of one layer may name of another.
package enum LayerPermission: Sendable, Equatable {
  /// All that is there.
  case all
  /// Only the types that the other layer shows.
  case shown
  /// Only its protocols.
  case protocols
  case nothing
}

/// Decides what layers may name of each other: for the rule that reports it, and for whoever asks before a line is
/// written.
package struct LayerPermissions: Sendable {
  /// By layer, and by the layer that is named.
  private let table: [[LayerPermission]]
  private let numbers: [String: Int]

  /// - Parameter openProtocols: layers whose protocols every layer may use.
  init(of architecture: Architecture, openProtocols: Set<String>) {
    let layers = architecture.layers
    table = layers.map { from in
      layers.map { to in Self.permission(from, to, openProtocols) }
    }
    numbers = Dictionary(
      layers.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func permission(_ from: Layer, _ to: Layer, _ openProtocols: Set<String>) -> LayerPermission
  {
    guard from.name != to.name else { return .all }
    guard !from.mayUse(to.name) else { return to.shown == nil ? .all : .shown }
    // For its protocols a module has to be imported; what else is named is found by its name.
    return openProtocols.contains(to.name) ? .protocols : .nothing
  }

  /// - Parameters:
  ///   - from: into the layers of the architecture, as is the other.
  package func permission(from: Int, to: Int) -> LayerPermission { table[from][to] }

  /// Whether a layer may name nothing at all of another.
  func forbid(_ to: Layer, to from: Layer) -> Bool {
    guard let from = numbers[from.name], let to = numbers[to.name] else { return false }
    return table[from][to] == .nothing
  }

  /// Whether code of a layer may name a type.
  package func allow(_ symbol: SymbolID, ofLayer to: Int, from: Int, in codebase: Codebase) -> Bool {
    switch table[from][to] {
    case .all: true
    case .shown: !codebase.isPrivate(symbol, toLayer: to)
    case .protocols: codebase.symbols[symbol].kind == .protocol
    case .nothing:
      codebase.isFactoryOfRoot(symbol, for: codebase.architecture.layers[from])
    }
  }
}

extension Codebase {
  /// Whether a type is the protocol of a factory in the composition root, or asks for nothing but screens, and a layer
  /// shows screens or leads to them: so it may name it, since it hides what is made, and is declared where that is put
  /// together. Not where the team wrote that it may not.
  func isFactoryOfRoot(_ symbol: SymbolID, for layer: Layer) -> Bool {
    guard code.layerKind(of: symbol) == .composition,
      purpose(of: symbol)?.role == .factory || asksOnlyForScreens(symbol),
      let root = code.file(of: symbol).layer, !layer.mayNotUse.contains(root.name)
    else { return false }
    switch layer.kind {
    case .presentation, .coordinators: return true
    case .boot, .composition, .contracts, .domain, .data, .infrastructure, .other: return false
    }
  }

  /// Whether all that a protocol asks for, itself or by those that it inherits, are functions that answer with screens,
  /// whatever it is called: `protocol CartComposing { func cart() -> UIViewController }`.
  private func asksOnlyForScreens(_ symbol: SymbolID) -> Bool {
    guard symbols[symbol].kind == .protocol else { return false }
    let asked = code.requirements(of: symbol)
    return !asked.isEmpty && asked.allSatisfy(answersWithScreen)
  }

  private func answersWithScreen(_ reference: MemberReference) -> Bool {
    let member = member(reference)
    guard member.kind == .func, !member.isAsync, !member.returnType.isEmpty else { return false }
    let facts = files[reference.file].facts
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    if let own = resolveType(member.returnType, at: place), !symbols[own].isExternal {
      return (purpose(of: own) ?? role(of: own)).role == .view
    }
    let name = TypeText.singleName(member.returnType, in: facts.bytes).map(facts.verbatim)
    return name.map(AppleTypes.shown.contains) ?? false
  }
}
