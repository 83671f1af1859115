import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells types that lead to screens: by their own name, or by what an enum or a value holds.
enum RouteTypes {
  struct Evidence {
    /// Worded to follow the name of the type: "whose case 'showLogin' is about navigation ('show login')".
    let clause: String
    let file: FileID
    /// Where the name is that says so.
    let offset: Int32
  }

  /// By the name of a declaration alone, and `enum Route { case login, home }` with at least one case that is
  /// a place to go to.
  static func evidence(ofType number: Int32, named name: String, in facts: FileFacts) -> RouteWords.Evidence?
  {
    if isRecordOfViewing(number, named: name, in: facts) || isWrittenDown(number, named: name, in: facts) {
      return nil
    }
    if let evidence = RouteWords.domainType(name) { return evidence }
    guard facts.types[Int(number)].kind == .enum else { return nil }
    let cases = facts.enumCases.lazy.filter { $0.owner == number }.map { facts.verbatim($0.name) }
    if RouteWords.isDeepLink(name), !cases.isEmpty { return .navigation("deep link") }
    if RouteWords.isRouteEnum(name), cases.contains(where: RouteWords.isDestination) {
      return .navigation(name.lowercased())
    }
    guard RouteWords.isNamedRoute(name),
      cases.contains(where: RouteWords.isScreenDestination)
        || isKeptInPath(number, facts) && cases.contains(where: RouteWords.isScreenAction)
    else { return nil }
    return .navigation(CamelCaseWords.of(name).last ?? name)
  }

  /// `struct StepView: Codable`, where nothing of a user interface is: that somebody has viewed a step, and no screen.
  /// Whoever shows screens codes none.
  private static func isRecordOfViewing(_ number: Int32, named name: String, in facts: FileFacts) -> Bool {
    guard CamelCaseWords.of(name).last == "view" else { return false }
    let supertypes = facts.types[Int(number)].inherits.indices.compactMap { index in
      NamePath.names(facts.names[index], in: facts.bytes).last.map { facts.verbatim($0) }
    }
    // A team's own `JSONCodable` says as much.
    let isCoded = supertypes.contains {
      coded.contains($0) || CamelCaseWords.of($0).last == codable
    }
    return isCoded && !supertypes.contains(where: RouteWords.isScreenType) && !facts.importsUserInterface
  }

  /// `AnalyticsEvent.Screen` and `enum AppScreen: String`: which screen it was is written down, and leads nowhere.
  private static func isWrittenDown(_ number: Int32, named name: String, in facts: FileFacts) -> Bool {
    let type = facts.types[Int(number)]
    if type.kind == .enum, RouteWords.isNamedScreen(name), isText(type, in: facts) { return true }
    return type.owner >= 0 && RouteWords.isWrittenDown(facts.qualifiedName(ofType: type.owner))
  }

  /// Whether the cases are texts, and nothing asks that they be told apart in a path.
  private static func isText(_ type: TypeDeclaration, in facts: FileFacts) -> Bool {
    let inherited = type.inherits.indices.map { facts.verbatim(facts.names[$0]) }
    return inherited.first == "String" && !inherited.contains(where: pathProtocols.contains)
  }

  private static let coded = ValueProtocols[.coded]
  private static let codable = "codable"

  /// Paths of screens and sheets ask for it; a way through a town or a place to save a file is seldom so.
  private static func isKeptInPath(_ number: Int32, _ facts: FileFacts) -> Bool {
    facts.types[Int(number)].inherits.indices.contains {
      pathProtocols.contains(facts.verbatim(facts.names[$0]))
    }
  }

  private static let pathProtocols = ValueProtocols[.ofPath].union(AppleTypes[.identified])

  /// By the name of a type, then by its cases and its stored properties.
  static func evidence(of symbol: SymbolID, in codebase: Codebase) -> Evidence? {
    let declared = codebase.symbols[symbol]
    guard !declared.isExternal, declared.kind != .typealias else { return nil }
    let facts = codebase.file(of: symbol).facts
    let name = codebase.symbols.name(of: symbol)
    if let evidence = evidence(ofType: declared.declaration, named: name, in: facts) {
      return Evidence(
        clause: "which \(evidence.clause)", file: declared.file,
        offset: facts.types[Int(declared.declaration)].name.start)
    }
    return caseEvidence(of: symbol, in: codebase) ?? propertyEvidence(of: symbol, in: codebase)
  }

  private static func caseEvidence(of symbol: SymbolID, in codebase: Codebase) -> Evidence? {
    guard codebase.symbols[symbol].kind == .enum else { return nil }
    for declaration in codebase.symbols.declarations(of: symbol) {
      let facts = codebase.files[declaration.file].facts
      for enumCase in facts.enumCases
      where enumCase.owner == declaration.index
        && codebase.files[declaration.file].isProduction(at: enumCase.name.start)
      {
        let name = facts.verbatim(enumCase.name)
        guard let evidence = RouteWords.domainCase(name) else { continue }
        return Evidence(
          clause: "whose case '\(name)' \(evidence.clause)", file: declaration.file,
          offset: enumCase.name.start)
      }
    }
    return nil
  }

  private static func propertyEvidence(of symbol: SymbolID, in codebase: Codebase) -> Evidence? {
    let owner = CodeType(codebase, symbol)
    guard owner.kind == .struct else { return nil }
    for member in owner.members where member.isStored && member.isJudged {
      guard let evidence = evidence(ofProperty: member) else { continue }
      return Evidence(
        clause: "whose property '\(member.name)' \(evidence.clause)", file: member.file.index,
        offset: member.declared.name.start)
    }
    return nil
  }

  /// By the name of a property, unless what it holds is no place to go to.
  static func evidence(ofProperty property: CodeMember) -> RouteWords.Evidence? {
    let (facts, value) = (property.file.facts, property.declared.value)
    let type = TypeText.trimmed(property.declared.type, in: facts.bytes)
    // `positionOnScreen: () -> CGPoint` is where something is.
    let names = facts.typeReferences(in: type)
    guard names.isEmpty || !names.allSatisfy({ looks.contains(facts.verbatim($0.name)) }) else { return nil }
    let isFlag =
      facts.matches(type, "Bool") || facts.matches(type, "Int") || facts.matches(value, "true")
      || facts.matches(value, "false")
    // `openLabPage: OpenLabPage` is called after a product, and so is its type.
    let isCalledAfterType = names.last.map { name in
      facts.verbatim(name.name).lowercased().hasSuffix(property.name.lowercased())
    }
    return RouteWords.domainProperty(
      property.name, isFlag: isFlag, mayOpen: !(isCalledAfterType ?? false))
  }

  private static let looks = AppleTypes[.appearance].union(AppleTypes[.measure])
}
