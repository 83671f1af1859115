import ArchConfig
import ArchFacts
import ArchModel

/// Where files and types are found by name, so that the one companion of each of many things costs one look.
struct NamesOfHomes: Sendable {
  /// By the last part of their paths; empty where no rule asks for companions.
  private let files: [String: [FileID]]
  /// Empty where no rule asks for extensions as companions.
  let extensions: [SelectedDeclaration]

  init(_ rules: [OwnRule], in codebase: Codebase) {
    var isAsked = false
    var asksForExtensions = false
    for rule in rules where rule.hasCaptures || rule.slices != nil {
      rule.forEachClause { _, clause in
        guard clause.matcher == .companion else { return }
        isAsked = true
        asksForExtensions =
          asksForExtensions
          || clause.selections.contains { $0.kindsAsked.contains(OwnRuleMatcher.extensionKind) }
      }
    }
    extensions =
      asksForExtensions
      ? SelectedDeclaration.all(of: codebase, withMembers: false).filter(\.isExtension) : []
    files =
      isAsked ? Dictionary(grouping: codebase.files.ids) { Self.name(of: codebase.files[$0].path) } : [:]
  }

  func files(named name: String) -> [FileID] { files[name] ?? [] }

  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}

// What a file or type is tied to, in rules with names in braces.
extension CaptureMatching {
  /// How many a word about ties lists; of what is reached 1 for any number.
  func countTies(_ clause: OwnRule.Clause, _ thing: Thing, _ bindings: Bindings) -> Int {
    let graph = graphs?[clause] ?? UseGraph()
    switch clause.matcher {
    case .companion: return countCompanions(clause, thing, bindings)
    case .conformers:
      guard case .declaration(let declaration) = thing else { return 0 }
      return graph.conformers(of: declaration.symbol).count { isMeant($0, by: clause, bindings) }
    case .usedBy:
      let users: [UseGraph.User]
      switch thing {
      case .file(let file), .slice(let file): users = graph.users(of: file)
      case .declaration(let declaration) where declaration.isType: users = graph.users(of: declaration.symbol)
      case .declaration(let declaration):
        let named = graphs?.members?.users(of: declaration, everywhere: clause.asksForOtherCode)
        guard let named else { return clause.bounds.lowerBound }
        users = named
      }
      return clause.amount(of: users.filter { isMeant($0, by: clause, bindings) }, in: codebase)
    case .reaches:
      return isAnyMeant(thing, graph.reached(from:), graph.reached(from:), clause, bindings) ? 1 : 0
    case .reachedFrom:
      return isAnyMeant(thing, graph.restingOn, graph.restingOn, clause, bindings) ? 1 : 0
    case .layer, .feature, .module, .files, .except, .code, .named, .conformingTo, .attributed, .declaredAs,
      .modified, .access, .role, .declaredWith, .typed, .takes, .parameters, .of, .async, .documented,
      .throws, .within,
      .given,
      .imports, .types,
      .calls,
      .members,
      .macros, .writes, .properties, .functions, .initializers, .cases:
      return 0
    }
  }

  private func isAnyMeant(
    _ thing: Thing, _ types: (SymbolID) -> Set<SymbolID>, _ files: (FileID) -> Set<FileID>,
    _ clause: OwnRule.Clause, _ bindings: Bindings
  ) -> Bool {
    switch thing {
    case .declaration(let declaration):
      return types(declaration.symbol).contains { isMeant($0, by: clause, bindings) }
    case .file(let file), .slice(let file):
      let homes = files(file)
      return codebase.symbols.ids.contains { symbol in
        !codebase.symbols[symbol].isExternal && homes.contains(codebase.symbols[symbol].file)
          && isMeant(symbol, by: clause, bindings)
      }
    }
  }

  /// Outside types only the place can be asked for.
  private func isMeant(_ user: UseGraph.User, by clause: OwnRule.Clause, _ bindings: Bindings) -> Bool {
    if clause.isAnything { return true }
    if user.type.exists { return isMeant(user.type, by: clause, bindings) }
    return clause.selections.contains { $0.isOfPlaces && isIn(user.file, $0, bindings) }
  }

  private func isMeant(_ symbol: SymbolID, by clause: OwnRule.Clause, _ bindings: Bindings) -> Bool {
    !codebase.symbols[symbol].isExternal && isMeant(declaration(of: symbol), by: clause, bindings)
  }

  private func isMeant(
    _ type: SelectedDeclaration, by clause: OwnRule.Clause, _ bindings: Bindings
  ) -> Bool {
    let named = OwnRule.Clause(matcher: .named, location: clause.location, patterns: clause.patterns)
    return !clause.patterns.isEmpty && described(named, type, bindings) != nil
      || clause.selections.contains { selection in
        self.bindings(selection, .declaration(type), bindings) != nil && hasCode(selection, type)
      }
  }

  /// What the code is for, which other words leave to whoever asks.
  private func hasCode(_ selection: OwnRuleSelection, _ type: SelectedDeclaration) -> Bool {
    guard let clause = selection[.code] else { return true }
    let file = codebase.files[type.file]
    return clause.lists(file.purpose(at: type.name(in: file.facts).start))
  }

  private func isIn(_ file: FileID, _ selection: OwnRuleSelection, _ bindings: Bindings) -> Bool {
    guard self.bindings(selection, .file(file), bindings) != nil else { return false }
    guard let clause = selection[.code] else { return true }
    return clause.lists(codebase.files[file].purpose(at: 0))
  }

  // Companions

  private func countCompanions(_ clause: OwnRule.Clause, _ thing: Thing, _ bindings: Bindings) -> Int {
    let files = clause.selections.filter(\.isOfPlaces)
    var types = clause
    types.selections.removeAll(where: \.isOfPlaces)
    return countTypes(types, besides: thing, bindings) + countFiles(files, besides: thing, bindings)
  }

  private func countTypes(_ clause: OwnRule.Clause, besides thing: Thing, _ bindings: Bindings) -> Int {
    guard !clause.patterns.isEmpty || !clause.selections.isEmpty else { return 0 }
    let named = clause.patterns + clause.selections.flatMap { $0[.named]?.patterns ?? [] }
    let isByName = clause.selections.allSatisfy { $0[.named] != nil }
    let names = isByName ? plainNames(of: named, bindings) : nil
    let candidates =
      names.map { Set($0.flatMap(codebase.symbols.symbols(named:))) } ?? Set(codebase.symbols.ids)
    let types = candidates.count { symbol in
      let isItself =
        switch thing {
        case .slice: false
        case .file(let file): codebase.symbols[symbol].file == file
        case .declaration(let declaration): symbol == declaration.symbol
        }
      return !isItself && isMeant(symbol, by: clause, bindings)
    }
    return types + countExtensions(clause, besides: thing, bindings)
  }

  /// Those of the same type are something besides it.
  private func countExtensions(_ clause: OwnRule.Clause, besides thing: Thing, _ bindings: Bindings) -> Int {
    var asking = clause
    asking.patterns = []
    asking.selections.removeAll { !$0.kindsAsked.contains(OwnRuleMatcher.extensionKind) }
    guard !asking.selections.isEmpty else { return 0 }
    return homes.extensions.count { extended in
      if case .file(let file) = thing, extended.file == file { return false }
      return isMeant(extended, by: asking, bindings)
    }
  }

  private func countFiles(_ selections: [OwnRuleSelection], besides thing: Thing, _ bindings: Bindings) -> Int
  {
    guard !selections.isEmpty else { return 0 }
    // What a slice needs may well be its first file.
    let itself: FileID? = if case .slice = thing { nil } else { thing.file }
    let named = selections.flatMap { $0[.files]?.patterns ?? [] }
    let isByName = selections.allSatisfy { $0[.files] != nil }
    let names = isByName ? plainNames(of: named, bindings) : nil
    let candidates = names.map { Set($0.flatMap(homes.files(named:))) } ?? Set(codebase.files.ids)
    return candidates.count { candidate in
      candidate != itself && selections.contains { isIn(candidate, $0, bindings) }
    }
  }

  /// The last part of each with its texts in braces filled in; `nil` if any of them could be several.
  private func plainNames(of patterns: [OwnRule.Pattern], _ bindings: Bindings) -> [String]? {
    var names: [String] = []
    for pattern in patterns {
      let text = CapturePattern.replacing(pattern.text) { bindings[$0] ?? "*" }
      let name = NamesOfHomes.name(of: text)
      let last = text.hasSuffix(".swift") ? name[...] : name.split(separator: ".").last ?? ""
      guard !last.isEmpty, !last.utf8.contains(where: "*?{".utf8.contains),
        text.hasSuffix(".swift") || !text.contains("/")
      else { return nil }
      names.append(String(last))
    }
    return names
  }
}
