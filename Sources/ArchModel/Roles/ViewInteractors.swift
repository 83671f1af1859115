import ArchConfig
import ArchFacts
import ArchKnowledge

/// Tells the interactors of VIPER, which are use cases, from those that answer a view or lead from it: what conforms to a
/// protocol of a screen's own or to one that makes screens, and what keeps a screen and nothing that works.
enum ViewInteractors {
  static func answersScreen(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    // `BuyUseCase` says what it is, whatever it keeps.
    let words = CamelCaseWords.of(code.symbols.name(of: symbol))
    guard words.last.map(endings.contains) == true else { return false }
    let answers = code.symbols.supertypes(of: symbol).contains { ancestor in
      code.symbols[ancestor].kind == .protocol
        && (isOfScreen(ancestor, in: code) || makesScreens(ancestor, in: code))
    }
    return answers
      || keepsScreen(symbol, in: code) && !TypeShape(symbol, role: .value, in: code).isEvident
  }

  private static let endings = ScreenWords[.answersScreen]

  /// Whether a protocol is declared in a view: `CheckoutViewController.Interacting`.
  private static func isOfScreen(_ need: SymbolID, in code: NamedCode) -> Bool {
    let parent = code.symbols[need].parent
    // A look at the screen, which may be one no longer.
    if parent.exists { _ = code.file(of: parent) }
    return parent.exists && RoleOfType.byForeignSupertypes(parent, in: code)?.0 == .view
  }

  /// `func makeReceipt() -> UIViewController`
  private static func makesScreens(_ need: SymbolID, in code: NamedCode) -> Bool {
    code.members(of: need).contains { reference in
      let member = code.member(reference)
      return member.kind == .func && namesScreen(member.returnType, in: code.files[reference.file].facts)
    }
  }

  private static func keepsScreen(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    code.members(of: symbol).contains { reference in
      let member = code.member(reference)
      guard member.kind == .let || member.kind == .var, !member.isComputed, !member.isStatic else {
        return false
      }
      if namesScreen(member.type, in: code.files[reference.file].facts) { return true }
      let place = Place(file: reference.file, owner: member.owner, function: member.function)
      guard !member.type.isEmpty, let type = code.resolveType(member.type, at: place),
        code.symbols[type].kind == .class
      else { return false }
      return RoleOfType.byForeignSupertypes(type, in: code)?.0 == .view
    }
  }

  private static func namesScreen(_ type: ByteRange, in facts: FileFacts) -> Bool {
    facts.typeReferences(in: type).contains { screens.contains(facts.verbatim($0.name)) }
  }

  private static let screens = AppleTypes[.platformView].union(AppleTypes[.screen])
}
