import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel

/// Whether what a file names is among what a selection in a rule means, apart from its name.
///
/// A class, since it is asked about every name of a codebase.
final class UseConditions: Sendable {
  let codebase: Codebase
  private let placement: PlacementMatcher
  private let types: [JSONLocation: Set<SymbolID>]

  init(_ codebase: Codebase, _ placement: PlacementMatcher, _ types: [JSONLocation: Set<SymbolID>]) {
    self.codebase = codebase
    self.placement = placement
    self.types = types
  }

  /// The types of this codebase that a selection selects, if it is one of types.
  func types(of selection: OwnRuleSelection) -> Set<SymbolID> { types[selection.location] ?? [] }

  /// - Parameter text: what of the name the pattern of the selection matched.
  func hold(
    _ selection: OwnRuleSelection, _ matcher: OwnRuleMatcher, of found: NamesInFile.Found,
    named text: ArraySlice<UInt8>, inFile file: FileID
  ) -> Bool {
    if matcher == .types {
      if let symbol = found.symbol { return types(of: selection).contains(symbol) }
      return holdsByName(selection, text)
    }
    return selection.clauses.allSatisfy {
      $0.matcher == .named || holds($0, in: selection, of: found, inFile: file)
    }
      && !selection.excluded.contains { holdsWithName($0, of: found, inFile: file) }
      && (selection.alternatives.isEmpty
        || selection.alternatives.contains { holdsWithName($0, of: found, inFile: file) })
  }

  /// Of a type that the codebase does not declare nothing is known but its name.
  private func holdsByName(_ selection: OwnRuleSelection, _ text: ArraySlice<UInt8>) -> Bool {
    guard selection[.named] != nil || !selection.alternatives.isEmpty else { return false }
    func isNamed(_ part: OwnRuleSelection) -> Bool {
      guard part.clauses.allSatisfy({ $0.matcher == .named }) else { return false }
      return part.clauses.allSatisfy { $0.patterns.contains { $0.name.matches(text) } }
        && !part.excluded.contains(where: isNamed)
        && (part.alternatives.isEmpty || part.alternatives.contains(where: isNamed))
    }
    return isNamed(selection)
  }

  func holdsWithName(
    _ selection: OwnRuleSelection, of found: NamesInFile.Found, inFile file: FileID
  ) -> Bool {
    selection.clauses.allSatisfy { clause in
      clause.matcher == .named
        ? clause.patterns.contains { isNamed(found, $0, inFile: file) }
        : holds(clause, in: selection, of: found, inFile: file)
    } && !selection.excluded.contains { holdsWithName($0, of: found, inFile: file) }
      && (selection.alternatives.isEmpty
        || selection.alternatives.contains { holdsWithName($0, of: found, inFile: file) })
  }

  private func isNamed(
    _ found: NamesInFile.Found, _ pattern: OwnRule.Pattern, inFile file: FileID
  ) -> Bool {
    let facts = codebase.files[file].facts
    guard pattern.labels.isPassed(by: found, in: facts) else { return false }
    if found.hasWord, found.reading == .beginnings || found.call >= 0,
      facts.implicitNames(of: found).contains(where: pattern.name.matches)
    {
      return true
    }
    var written = WrittenName()
    var isMatched = false
    written.read(found.range, hasReceiver: found.hasReceiver, in: facts)
    written.forEachPart(found.reading) { part in
      isMatched = pattern.name.matches(part.text)
      return isMatched
    }
    return isMatched
  }

  /// What a call is given depends on the labels that are asked beside it.
  func holds(
    _ clause: OwnRule.Clause, in selection: OwnRuleSelection, of found: NamesInFile.Found, inFile file: FileID
  ) -> Bool {
    guard clause.matcher == .given else { return holds(clause, of: found, inFile: file) }
    guard found.call >= 0 else { return false }
    let facts = codebase.files[file].facts
    let named = (selection[.named]?.patterns ?? []).filter { isNamed(found, $0, inFile: file) }
    let labels = named.contains { $0.labels.isEmpty } ? [] : Set(named.flatMap(\.labels))
    return facts.arguments(of: facts.calls[Int(found.call)]).contains { argument in
      let label = argument.label.isEmpty ? "_" : facts.verbatim(argument.label)
      guard labels.isEmpty || labels.contains(label) else { return false }
      let kind = facts.kind(of: argument).rawValue
      return clause.patterns.contains { $0.text == kind }
    }
  }

  private func holds(_ clause: OwnRule.Clause, of found: NamesInFile.Found, inFile index: FileID) -> Bool {
    let file = codebase.files[index]
    let facts = file.facts
    switch clause.matcher {
    case .layer, .feature, .module, .files:
      return clause.patterns.contains { placement.matches(index, clause.matcher, $0) }
    case .code:
      let purpose = file.purpose(at: found.range.start).rawValue
      return clause.patterns.contains { $0.text == purpose }
    case .of:
      guard let around = typeAround(found, inFile: index) else { return false }
      let names = names(of: around)
      return clause.patterns.contains { pattern in names.contains(where: pattern.name.matches) }
        || clause.selections.contains { types[$0.location]?.contains(around) ?? false }
    case .within:
      return clause.patterns.contains {
        $0.isCondition ? facts.isWithin(found.range.start, $0) : isWithin(found.range, $0, facts)
      }
    case .typed:
      guard let made = typeMade(by: found, inFile: index) else { return false }
      return clause.patterns.contains { pattern in made.names.contains(where: pattern.name.matches) }
        || clause.selections.contains { selection in
          made.symbol.map { types[selection.location]?.contains($0) ?? false } ?? false
        }
    case .access, .modified:
      guard found.imported >= 0 else { return false }
      let written = facts.imports[Int(found.imported)].access
      let word = written.isEmpty && clause.matcher == .access ? "internal" : facts.verbatim(written)
      return clause.patterns.contains { $0.name.matches(word) }
    case .attributed:
      guard found.imported >= 0 else { return false }
      return facts.imports[Int(found.imported)].attributes.indices.contains { attribute in
        clause.patterns.contains { isAttribute(facts.text(facts.names[attribute]), $0) }
      }
    case .given, .except, .named, .conformingTo, .declaredAs, .role, .declaredWith, .takes, .parameters,
      .async, .documented,
      .throws, .usedBy,
      .conformers,
      .companion, .reaches,
      .reachedFrom, .imports,
      .types, .calls, .members, .macros, .writes, .properties, .functions, .initializers, .cases:
      return false
    }
  }

  /// The innermost one.
  func typeAround(_ found: NamesInFile.Found, inFile file: FileID) -> SymbolID? {
    codebase.type(at: found.place(inFile: file, codebase.files[file].facts))
  }

  /// Alone, and with the types around it.
  func names(of type: SymbolID) -> [String] {
    [codebase.symbols.name(of: type), codebase.symbols.qualifiedName(of: type)]
  }

  /// What a call of a type makes, `Cart()` and `Cart.init()`: as it is written, and where it is declared here.
  func typeMade(
    by found: NamesInFile.Found, inFile file: FileID
  ) -> (names: [String], symbol: SymbolID?)? {
    guard found.call >= 0, !found.hasReceiver else { return nil }
    let facts = codebase.files[file].facts
    var names: [String] = []
    var written = WrittenName()
    written.read(found.range, hasReceiver: false, in: facts)
    var end = found.range.end
    written.forEachPart(.whole) { part in
      let last = part.text.split(separator: UInt8(ascii: ".")).last
      if let first = last?.first, first.isUpperCase {
        names.append(String(decoding: part.text, as: UTF8.self))
        end = part.range.end
      }
      return false
    }
    guard !names.isEmpty else { return nil }
    let type = codebase.symbols.resolvePrefix(
      found.range, at: found.place(inFile: file, facts), in: codebase.files[file])
    return (names, type.flatMap { $0.end >= end ? $0.symbol : nil })
  }

  private func isAttribute(_ written: String, _ pattern: OwnRule.Pattern) -> Bool {
    let name = String(written.prefix { $0 != "(" })
    guard pattern.name.matches(name) else { return false }
    guard !pattern.arguments.isEmpty else { return true }
    let inner = written.dropFirst(name.count).drop { $0 == "(" }.prefix { $0 != ")" }
    let arguments = inner.split(separator: ",").map { argument in String(argument.drop { $0 == " " }) }
    return pattern.arguments.allSatisfy { wanted in arguments.contains(where: wanted.matches) }
  }

  /// Whether something is among the arguments of a call, or in a closure that is passed to it.
  private func isWithin(_ range: ByteRange, _ pattern: OwnRule.Pattern, _ facts: FileFacts) -> Bool {
    facts.calls.indices.contains { number in
      let call = facts.calls[number]
      guard call.arguments < range.start, range.start < call.end, let found = facts.use(ofCall: number),
        pattern.labels.isPassed(by: found, in: facts)
      else { return false }
      var written = WrittenName()
      var isMatched = false
      written.read(found.range, hasReceiver: found.hasReceiver, in: facts)
      written.forEachPart(.whole) { part in
        isMatched = pattern.name.matches(part.text)
        return isMatched
      }
      return isMatched
    }
  }
}
