import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Which types are views and which are view models, told by what they are and not by where they stand.
struct PresentationTypes {
  enum Kind {
    /// A value that SwiftUI makes anew whenever it likes.
    case swiftUIView
    case platformView
    /// SwiftUI observes it, or it does not.
    case viewModel(isObservable: Bool)
  }

  private let kinds: [Kind?]
  private let codebase: Codebase

  init(_ codebase: Codebase) {
    self.codebase = codebase
    kinds = codebase.symbols.symbols.indices.map { Self.kind(of: Int32($0), in: codebase) }
  }

  subscript(_ symbol: SymbolID) -> Kind? { kinds[Int(symbol)] }

  func isView(_ symbol: SymbolID) -> Bool {
    switch kinds[Int(symbol)] {
    case .swiftUIView, .platformView: true
    case .viewModel, nil: false
    }
  }

  func isSwiftUIView(_ symbol: SymbolID) -> Bool {
    if case .swiftUIView = kinds[Int(symbol)] { true } else { false }
  }

  func isViewModel(_ symbol: SymbolID) -> Bool {
    if case .viewModel = kinds[Int(symbol)] { true } else { false }
  }

  func isObservableViewModel(_ symbol: SymbolID) -> Bool {
    if case .viewModel(isObservable: true) = kinds[Int(symbol)] { true } else { false }
  }

  /// The view whose own code stands at a place; a type nested in it, such as a view model, is code of its own.
  func view(at place: Place) -> SymbolID? { codebase.type(at: place).flatMap { isView($0) ? $0 : nil } }

  func viewModel(at place: Place) -> SymbolID? {
    codebase.type(at: place).flatMap { isViewModel($0) ? $0 : nil }
  }

  /// Whether a file declares or extends a type for which a condition holds.
  func file(_ index: Int32, holds isWanted: (SymbolID) -> Bool) -> Bool {
    codebase.symbols.symbolOfDeclaration[Int(index)].contains { $0 >= 0 && isWanted($0) }
  }

  /// `'TripsView' is a view by its conformance to 'View'`
  func label(of symbol: SymbolID) -> String {
    let name = codebase.symbols.qualifiedName(of: symbol)
    if isView(symbol) {
      return "'\(name)' is a view \(codebase.role(of: symbol).evidence.reason(in: codebase))"
    }
    let role = codebase.role(of: symbol)
    return role.role == .viewModel
      ? "'\(name)' is a view model \(role.evidence.reason(in: codebase))"
      : "'\(name)' is observed, and stands in presentation"
  }

  private static func kind(of symbol: SymbolID, in codebase: Codebase) -> Kind? {
    let declared = codebase.symbols[symbol]
    guard !declared.isExternal, !declared.isTest, declared.kind != .protocol else { return nil }
    let role = codebase.role(of: symbol).role
    switch role {
    case .view:
      let supertypes = codebase.symbols.externalSupertypes(of: symbol).map(codebase.symbols.names.string)
      if supertypes.contains(where: swiftUIViews.contains) { return .swiftUIView }
      return supertypes.contains(where: platformViews.contains) ? .platformView : nil
    case .viewModel:
      return .viewModel(isObservable: isObservable(symbol, in: codebase))
    case .value, .presenter:
      // Drafts, themes and settings are observed as well, and are none.
      guard declared.kind == .class, codebase.layerKind(of: symbol) == .presentation,
        CamelCaseWords.of(codebase.symbols.name(of: symbol)).last == "model",
        isObservable(symbol, in: codebase)
      else { return nil }
      return .viewModel(isObservable: true)
    case .protocol, .useCase, .repository, .service, .coordinator, .bootstrapper, .container, .factory,
      .error, .dto:
      return nil
    }
  }

  /// `ObservableObject` or `@Observable`.
  static func isObservable(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let foreign = codebase.symbols.externalSupertypes(of: symbol)
    if foreign.contains(where: { observables.contains(codebase.symbols.names.string($0)) }) { return true }
    return hasObservableMacro(symbol, in: codebase)
  }

  /// `@Observable`: every stored property is observed unless it says otherwise.
  static func hasObservableMacro(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    let file = codebase.files[Int(declared.file)]
    let attributes = file.facts.types[Int(declared.declaration)].attributes
    return !attributes.isEmpty
      && file.texts(attributes).contains(where: observableMacros.contains)
  }

  private static let observableMacros = AppleAttributes[.observable].union(LibraryTypes[.observable])
  private static let observables = AppleTypes[.observable]

  private static let swiftUIViews = AppleTypes[.swiftUIView]

  private static let platformViews = AppleTypes[.platformView]
}
