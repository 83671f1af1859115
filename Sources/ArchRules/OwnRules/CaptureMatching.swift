import ArchConfig
import ArchFacts
import ArchModel

/// What the names in braces of a rule stand for, at one file or declaration and at what is in it.
///
/// Of several ways in which a text can be taken, the first counts: captures are as short as they can be.
///
/// A class, since it is asked about every declaration, and copies of its tables take longer than most answers.
final class CaptureMatching: Sendable {
  typealias Bindings = CapturePattern.Bindings

  enum Thing {
    case file(FileID)
    case declaration(SelectedDeclaration)
    /// A part of the code that 'slices' names, by its first file.
    case slice(FileID)

    var file: FileID {
      switch self {
      case .file(let file), .slice(let file): file
      case .declaration(let declaration): declaration.file
      }
    }
  }

  /// Something that code names, which a word of the rule means.
  struct Use {
    let bindings: Bindings
    let wanted: UseIndex.Wanted
    let text: String
    let range: ByteRange
  }

  let codebase: Codebase
  let conditions: UseConditions
  /// `nil` where no rule asks.
  let graphs: UseGraphs?
  let homes: NamesOfHomes
  private let texts: DeclarationTexts
  /// By what is written.
  private let names: [String: CapturePattern]
  private let paths: [String: CapturePattern]

  init(_ rules: [OwnRule], in codebase: Codebase, _ conditions: UseConditions, _ graphs: UseGraphs?) {
    self.codebase = codebase
    self.conditions = conditions
    self.graphs = graphs
    texts = DeclarationTexts(codebase)
    homes = NamesOfHomes(rules, in: codebase)
    var names: [String: CapturePattern] = [:]
    var paths: [String: CapturePattern] = [:]
    for rule in rules where rule.hasCaptures || rule.slices != nil {
      rule.forEachClause { _, clause in
        for pattern in clause.patterns {
          if clause.matcher.takesPaths {
            paths[pattern.text] = CapturePattern(path: pattern.text)
          } else if pattern.hasCaptures {
            names[pattern.name.text] = CapturePattern(name: pattern.name.text)
          }
        }
      }
    }
    self.names = names
    self.paths = paths
  }

  /// With what a selection binds; `nil` where it does not hold.
  func bindings(_ selection: OwnRuleSelection, _ thing: Thing, _ bindings: Bindings) -> Bindings? {
    var bound = bindings
    // What binds nothing is asked first: it takes less, and leaves little to the rest.
    for clause in selection.clauses where !clause.patterns.contains(where: \.hasCaptures) {
      guard let next = self.bindings(clause, thing, bound) else { return nil }
      bound = next
    }
    for clause in selection.clauses where clause.patterns.contains(where: \.hasCaptures) {
      guard let next = self.bindings(clause, thing, bound) else { return nil }
      bound = next
    }
    for part in selection.excluded where self.bindings(part, thing, bound) != nil { return nil }
    guard !selection.alternatives.isEmpty else { return bound }
    return selection.alternatives.lazy.compactMap { self.bindings($0, thing, bound) }.first
  }

  func bindings(_ clause: OwnRule.Clause, _ thing: Thing, _ bindings: Bindings) -> Bindings? {
    switch clause.matcher.family {
    case .place: return placed(clause, codebase.files[thing.file], thing, bindings)
    case .description:
      guard case .declaration(let declaration) = thing else { return nil }
      return described(clause, declaration, bindings)
    case .tie:
      return clause.bounds.contains(countTies(clause, thing, bindings)) ? bindings : nil
    case .content:
      return clause.bounds.contains(count(clause, thing, bindings)) ? bindings : nil
    }
  }

  func placed(
    _ clause: OwnRule.Clause, _ file: SourceFile, _ thing: Thing, _ bindings: Bindings
  ) -> Bindings? {
    let text: String?
    switch clause.matcher {
    case .layer: text = file.layer?.name
    case .feature: text = file.feature
    case .module: text = file.placement.module
    case .files: text = file.path
    case .except:
      let isLeftOut = clause.patterns.contains {
        paths[$0.text]?.match(Array(file.path.utf8)[...], bindings) != nil
      }
      return isLeftOut ? nil : bindings
    case .code:
      // What the code is for is asked where something is found.
      return bindings
    case .named, .conformingTo, .attributed, .declaredAs, .modified, .access, .role, .declaredWith, .typed,
      .takes,
      .parameters, .of,
      .async, .documented,
      .throws, .within, .given, .usedBy, .conformers, .companion, .reaches, .reachedFrom, .imports, .types,
      .calls,
      .members,
      .macros, .writes, .properties, .functions,
      .initializers, .cases:
      return nil
    }
    guard let text else { return nil }
    return clause.patterns.lazy.compactMap { self.match($0, clause.matcher, Array(text.utf8)[...], bindings) }
      .first
  }

  func match(
    _ pattern: OwnRule.Pattern, _ matcher: OwnRuleMatcher, _ text: ArraySlice<UInt8>, _ bindings: Bindings
  ) -> Bindings? {
    if matcher.takesPaths { return paths[pattern.text]?.match(text, bindings) }
    if let captures = names[pattern.name.text] { return captures.match(text, bindings) }
    return pattern.name.matches(text) ? bindings : nil
  }

  func described(
    _ clause: OwnRule.Clause, _ declaration: SelectedDeclaration, _ bindings: Bindings
  ) -> Bindings? {
    if clause.matcher == .within { return isWithin(declaration, clause) ? bindings : nil }
    var found: Bindings?
    var texts = texts
    texts.forEach(of: declaration, codebase.files[declaration.file].facts, clause.matcher) {
      text, source in
      guard found == nil else { return }
      for pattern in clause.patterns where declaration.has(pattern, source, in: codebase) {
        if let bound = match(pattern, clause.matcher, text, bindings) {
          found = bound
          return
        }
      }
    }
    if let found { return found }
    if declaration.isCounted(by: clause, in: codebase.files[declaration.file].facts) { return bindings }
    guard !clause.selections.isEmpty else { return nil }
    for symbol in symbols(declaration, clause.matcher) {
      for selection in clause.selections {
        if let bound = self.bindings(selection, .declaration(self.declaration(of: symbol)), bindings) {
          return bound
        }
      }
    }
    return nil
  }

  private func isWithin(_ declaration: SelectedDeclaration, _ clause: OwnRule.Clause) -> Bool {
    let facts = codebase.files[declaration.file].facts
    return clause.patterns.contains { facts.isWithin(declaration.name(in: facts).start, $0) }
  }

  /// The types that a word speaks of, seen from a declaration.
  func symbols(_ declaration: SelectedDeclaration, _ matcher: OwnRuleMatcher) -> [SymbolID] {
    let facts = codebase.files[declaration.file].facts
    switch matcher {
    case .of: return declaration.typesAround(in: codebase, facts)
    case .conformingTo:
      guard case .type = declaration.kind else { return [] }
      return Array(codebase.symbols.supertypes(of: declaration.symbol))
    case .typed, .takes, .throws, .declaredWith: return declaration.types(in: codebase, matcher)
    case .layer, .feature, .module, .files, .except, .code, .named, .attributed, .declaredAs, .modified,
      .access, .role, .parameters, .async, .documented, .within, .given, .usedBy, .conformers, .companion,
      .reaches,
      .reachedFrom,
      .imports,
      .types, .calls, .members, .macros, .writes,
      .properties, .functions, .initializers, .cases:
      return []
    }
  }

  func declaration(of symbol: SymbolID) -> SelectedDeclaration {
    let declared = codebase.symbols[symbol]
    return SelectedDeclaration(
      symbol: symbol, file: declared.file, index: declared.declaration, kind: .type(declared.kind))
  }
}
