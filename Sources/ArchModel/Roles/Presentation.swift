import ArchConfig
import ArchFacts
import ArchKnowledge

/// What a type is to the rules about views and view models, told by what it is and not by where it stands.
package enum Presentation: Sendable, Equatable {
  /// A value that SwiftUI recreates whenever it likes.
  case swiftUIView
  case platformView
  /// SwiftUI observes it, or it does not.
  case viewModel(isObservable: Bool)

  init?(_ symbol: SymbolID, role: RoleOfType, in code: NamedCode) {
    let declared = code.symbols[symbol]
    guard !declared.isExternal, !declared.isTest, declared.kind != .protocol else { return nil }
    switch role.role {
    case .view:
      let supertypes = code.symbols.externalSupertypes(of: symbol).map(code.symbols.names.string)
      if supertypes.contains(where: Self.swiftUIViews.contains) {
        self = .swiftUIView
      } else if supertypes.contains(where: Self.platformViews.contains) {
        self = .platformView
      } else {
        return nil
      }
    case .viewModel:
      self = .viewModel(isObservable: code.isObservable(symbol))
    case .value, .presenter:
      guard !role.isStated, Self.isObservedModel(symbol, in: code) || Self.isObservedPart(symbol, in: code)
      else { return nil }
      self = .viewModel(isObservable: true)
    case .protocol, .useCase, .repository, .service, .coordinator, .bootstrapper, .container, .factory,
      .error, .dto:
      return nil
    }
  }

  /// `FeedModel: ObservableObject`, `FeedVM`, `FeedViewData` or `FeedStore` among the views is a view model under another name; drafts,
  /// themes and settings are observed as well, and are not, nor is a store that serves others through a protocol.
  static func isObservedModel(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let name = code.symbols[symbol].name
    let isStore = code.symbols.names.hasSuffix(name, "Store")
    guard
      isStore || code.symbols.names.hasSuffix(name, "Model") || isCalledViewModelInShort(symbol, in: code)
        || code.symbols.names.hasSuffix(name, "ViewData")
    else { return false }
    return isObservedClass(symbol, in: code)
      && !(isStore && code.symbols.supertypes(of: symbol).contains { _ in true })
  }

  /// `FeedVM`
  static func isCalledViewModelInShort(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    code.symbols.names.hasSuffix(code.symbols[symbol].name, "VM")
  }

  /// The `FeedViewModel.Output` that views observe in place of the view model: its state, and nothing that does work. Its
  /// `Input` is what they write.
  private static func isObservedPart(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let parent = code.symbols[symbol].parent
    return parent.exists && code.symbols.names.hasSuffix(code.symbols[parent].name, "ViewModel")
      && isObservedClass(symbol, in: code)
      && !CamelCaseWords.of(code.symbols.name(of: symbol)).contains(where: StateWords[.written].contains)
  }

  private static func isObservedClass(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    guard code.symbols[symbol].kind == .class, code.isObservable(symbol) else { return false }
    switch code.layerKind(of: symbol) {
    case .presentation: return true
    // In a kit of views, that is the one whose view stands beside it.
    case .other, nil: return isBesideView(symbol, in: code)
    case .boot, .coordinators, .composition, .contracts, .domain, .data, .infrastructure: return false
    }
  }

  private static func isBesideView(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let facts = code.files[code.symbols[symbol].file].facts
    return facts.types.contains { type in
      type.kind == .struct
        && type.inherits.indices.contains { swiftUIViews.contains(facts.verbatim(facts.names[$0])) }
    }
  }

  private static let swiftUIViews = AppleTypes[.swiftUIView]
  private static let platformViews = AppleTypes[.platformView]
}
