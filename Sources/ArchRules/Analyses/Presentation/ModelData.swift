import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells data of view models and of the domain from all else that a view reads.
struct ModelData {
  private let codebase: Codebase
  private let facts: FileFacts
  private let types: ExpressionTypes
  private let published: PublishedValues
  private let hasStateStores: Bool

  /// - Parameter types: what expressions are in the file.
  init(_ file: CodeFile, _ types: ExpressionTypes, _ published: PublishedValues) {
    codebase = file.codebase
    facts = file.facts
    self.types = types
    self.published = published
    hasStateStores = facts.imports(oneOf: LibraryModules[.framework])
  }

  /// Whether something of it is read by a chain of names.
  func isRead(by chain: NameChain, at place: Place) -> Bool {
    guard let last = chain.names.last, !facts.isIdentity(last) else { return false }
    return (1..<chain.names.count).contains { length in
      let kind = types.kind(of: chain.names[..<length], at: place)
      return isModel(kind.symbol) || length == 1 && isStateStore(kind) && !chain.isCalled
    }
  }

  /// `let store: StoreOf<Search>`: what it gives is the state that its reducer decides about.
  private func isStateStore(_ kind: ExpressionTypes.Kind) -> Bool {
    guard hasStateStores, case .foreign(let name) = kind else { return false }
    return LibraryTypes[.stateStore].contains(name)
  }

  /// Whether values of a type have such data; `nil` is a type that is not known.
  func isModel(_ type: SymbolID?) -> Bool {
    type.map { isObserved(CodeType(codebase, $0)) || isData($0) } ?? false
  }

  /// What the domain declares or a view model publishes, and the same where a team keeps its models elsewhere: a value with
  /// an identity, or one that is coded, in a file that shows nothing.
  func isData(_ symbol: SymbolID) -> Bool {
    if codebase.isDomainData(symbol) || published.contains(symbol) { return true }
    let type = CodeType(codebase, symbol)
    switch type.layerKind {
    case .other, .data, .infrastructure: break
    case .domain, .contracts, .presentation, .coordinators, .boot, .composition, nil: return false
    }
    return type.kind == .struct && !type.file.facts.importsUserInterface
      && type.foreignSupertypes.contains(where: Self.ofData.contains)
  }

  private static let ofData = ValueProtocols[.coded].union(AppleTypes[.identified])

  /// A view model, or a service that views observe as one: what it publishes is state all the same.
  private func isObserved(_ type: CodeType) -> Bool {
    if type.isViewModel { return true }
    switch type.role {
    case .service, .repository, .useCase: return type.kind == .class && codebase.code.isObservable(type.id)
    // `struct TripsView<Model: TripsShowing>`, whatever shows itself so.
    case .protocol: return codebase.code.isObservable(type.id)
    case .value, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container, .factory,
      .error, .dto:
      return false
    }
  }
}
