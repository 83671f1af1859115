import ArchModel

/// Which types are views and which are view models, as rules ask for them.
struct PresentationTypes {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  func isView(_ symbol: SymbolID) -> Bool {
    switch codebase.presentation(of: symbol) {
    case .swiftUIView, .platformView: true
    case .viewModel, nil: false
    }
  }

  func isSwiftUIView(_ symbol: SymbolID) -> Bool { codebase.presentation(of: symbol) == .swiftUIView }

  func isViewModel(_ symbol: SymbolID) -> Bool {
    if case .viewModel = codebase.presentation(of: symbol) { true } else { false }
  }

  func isObservableViewModel(_ symbol: SymbolID) -> Bool {
    codebase.presentation(of: symbol) == .viewModel(isObservable: true)
  }

  /// The view whose own code is at a place; a type nested in it, such as a view model, is code of its own.
  func view(at place: Place) -> SymbolID? { codebase.type(at: place).flatMap { isView($0) ? $0 : nil } }

  func viewModel(at place: Place) -> SymbolID? {
    codebase.type(at: place).flatMap { isViewModel($0) ? $0 : nil }
  }

  /// Whether a file declares or extends a type for which a condition holds.
  func file(_ index: FileID, holds isWanted: (SymbolID) -> Bool) -> Bool {
    codebase.symbols.symbolOfDeclaration[index].contains { $0.exists && isWanted($0) }
  }

  /// `'TripsView' is a view by its conformance to 'View'`
  func label(of symbol: SymbolID) -> String {
    let name = codebase.symbols.qualifiedName(of: symbol)
    let role = codebase.role(of: symbol)
    return isView(symbol) || role.role == .viewModel
      ? "'\(name)' is \(role.role.phrase) \(role.evidence.reason(in: codebase.code))"
      : "'\(name)' is observed, and belongs to presentation"
  }
}
