package import ArchModel

/// What rules take a type for besides its role, for `explain`: the same values that they ask.
package enum TypeNotes {
  /// Each a sentence without its period.
  package static func notes(on symbol: SymbolID, in codebase: Codebase) -> [String] {
    [
      purpose(of: symbol, codebase), presentation(of: symbol, codebase),
      container(symbol, codebase), assembly(by: symbol, codebase),
      codebase.isEntity(symbol) ? "it is a model of the domain" : nil,
    ].compactMap { $0 }
  }

  private static func purpose(of symbol: SymbolID, _ codebase: Codebase) -> String? {
    guard let purpose = codebase.purpose(of: symbol) else { return nil }
    return "it is the protocol of \(purpose.role.phrase), \(purpose.evidence.reason(in: codebase.code))"
  }

  private static func presentation(of symbol: SymbolID, _ codebase: Codebase) -> String? {
    let role = codebase.role(of: symbol).role
    switch codebase.presentation(of: symbol) {
    case .viewModel where role != .viewModel: return "it is a view model, because views observe it"
    case nil where role == .view:
      return
        "rules about views leave it alone, because none of its supertypes is a view of SwiftUI, UIKit or AppKit"
    case .swiftUIView, .platformView, .viewModel, nil: return nil
    }
  }

  private static func assembly(by symbol: SymbolID, _ codebase: Codebase) -> String? {
    switch codebase.assembly(by: symbol) {
    case .forRoot(let user):
      "it only makes components and hands them out, for the composition root, as in \(codebase.subject(at: user)), "
        + "so it may make them"
    case .ofScreens: "it only makes screens, or what shows or leads to them, so it may make what they need"
    case nil: nil
    }
  }

  private static func container(_ symbol: SymbolID, _ codebase: Codebase) -> String? {
    let evidence = Code(codebase)[Containers.self].evidence(of: symbol)
    if let evidence { return "it \(evidence.clause)" }
    return codebase.role(of: symbol).role == .container
      ? "rules about containers leave it alone, because it hands out nothing that others depend on" : nil
  }
}
