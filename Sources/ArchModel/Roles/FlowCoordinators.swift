import ArchConfig
import ArchFacts
import ArchKnowledge

/// Tells coordinators of flows from what else coordinates something: stores, downloads, a guard that says who may go
/// where.
enum FlowCoordinators {
  /// Whether a type with the name of a coordinator may be one of a flow: it sees the user interface, or what it inherits
  /// from does, and its name speaks of no other business, unless it shows screens all the same.
  static func mayBeOne(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    guard code.symbols[symbol].kind == .class else { return false }
    if hasOtherBusiness(symbol, in: code) { return !leadsNowhere(symbol, in: code) }
    let file = code.file(of: symbol)
    switch file.kind {
    case .coordinators, .presentation: return true
    case .boot, .composition, .contracts, .domain, .data, .infrastructure, .other, nil: break
    }
    return file.facts.importsUserInterface
      || code.symbols.supertypes(of: symbol).contains { code.file(of: $0).facts.importsUserInterface }
  }

  /// Whether it has other business, and shows no screens all the same.
  static func leadsNowhere(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    hasOtherBusiness(symbol, in: code) && !changesScreens(symbol, in: code)
  }

  /// Whether a representable view makes it where SwiftUI asks for its coordinator, or a view has it under the name that
  /// SwiftUI asks for: it answers the view that is wrapped, and leads nowhere. In any other type, such as `Orders` around
  /// `Orders.Coordinator`, the name means what it says.
  static func isOfRepresentable(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let parent = code.symbols[symbol].parent
    if parent.exists, code.symbols.name(of: symbol) == representedBy, isOfViews(parent, in: code) {
      return true
    }
    return code.functions(named: makesIt).contains { reference in
      let member = code.member(reference)
      let place = Place(file: reference.file, owner: member.owner, function: member.function)
      guard !member.returnType.isEmpty, let view = code.type(at: place),
        code.resolveType(member.returnType, at: place) == symbol
      else { return false }
      return code.symbols.externalSupertypes(of: view).contains {
        representables.contains(code.symbols.names.string($0))
      }
    }
  }

  /// A view, as far as the code says: what inherits from a library's class may be one.
  private static func isOfViews(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    code.symbols[symbol].isExternal || code.symbols.externalSupertypes(of: symbol).contains { _ in true }
  }

  private static let representedBy = AppleTypes.only(.representedBy)
  private static let makesIt = AppleFunctions.only(.makesCoordinator)
  private static let representables = BroughtTypes[.coordinator]

  /// Whether the name of a type among coordinators says that it is one.
  static func isNamedSo(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let words = CamelCaseWords.of(code.symbols.name(of: symbol))
    return words.last.map(navigators.contains) == true && !hasOtherBusiness(symbol, in: code)
  }

  /// Whether a type changes what is on the screen itself: it sets the root of a window, or shows or takes away a screen.
  /// What the system makes has to set a root, and a flow starts there.
  static func navigates(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    guard !hasOtherBusiness(symbol, in: code), !isManner(symbol, in: code),
      !code.symbols.externalSupertypes(of: symbol).contains(where: {
        entryPoints.contains(code.symbols.names.string($0))
      })
    else { return false }
    return changesScreens(symbol, in: code)
  }

  /// Whether a type is called after the way in which a screen appears.
  private static func isManner(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    CamelCaseWords.of(code.symbols.name(of: symbol)).last.map(CoordinationWords[.manner].contains) ?? false
  }

  private static func changesScreens(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    Set(code.members(of: symbol).map(\.file)).contains { ScreenChanges(code, $0).contains(of: symbol) }
  }

  private static let entryPoints = AppleTypes[.entryPoint]

  /// `UploadCoordinator`; `UploadScreenCoordinator` shows what is uploaded, and `FileImportCoordinator: BaseCoordinator` does
  /// what its base does.
  static func hasOtherBusiness(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    CoordinatorNames.speaksOfOtherBusiness(code.symbols.name(of: symbol))
      && !code.symbols.supertypes(of: symbol).contains { supertype in
        let name = code.symbols.name(of: supertype)
        return code.symbols[supertype].kind == .class && isNamedSo(name)
          && !CoordinatorNames.speaksOfOtherBusiness(name)
      }
  }

  /// Whether a name says that what has it leads from screen to screen.
  static func isNamedSo(_ name: String) -> Bool {
    CamelCaseWords.of(name).last.map(CoordinationWords[.coordinator].contains) ?? false
  }

  private static let navigators = CoordinationWords[.navigator]
}
