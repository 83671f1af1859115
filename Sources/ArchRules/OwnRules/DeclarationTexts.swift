import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// The texts that a word of a rule compares of a declaration.
struct DeclarationTexts {
  private let codebase: Codebase
  /// Of the codebase: to ask it for them is to count references.
  private let table: SymbolTable
  private let comparesWholeTypes: Bool
  private var name = WrittenName()

  /// - Parameter comparesWholeTypes: whether anybody asks for `[Cart]` and its like.
  init(_ codebase: Codebase, comparesWholeTypes: Bool = true) {
    self.codebase = codebase
    table = codebase.symbols
    self.comparesWholeTypes = comparesWholeTypes
  }

  /// What a text is taken from.
  enum Source {
    case written
    /// Whether something is so, by `true` or `false`.
    case flag
    /// Into `names`.
    case attribute(Int)
  }

  /// - Parameter facts: of the file that declares it.
  mutating func forEach(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ matcher: OwnRuleMatcher,
    _ body: (_ text: ArraySlice<UInt8>, _ source: Source) -> Void
  ) {
    for symbol in symbols(of: declaration, facts, matcher) {
      Self.forEachName(of: symbol, in: codebase) { body($0, .written) }
    }
    forEachText(of: declaration, facts, matcher, body)
  }

  /// The types whose names a word compares, with those around them.
  func symbols(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ matcher: OwnRuleMatcher
  ) -> [SymbolID] {
    switch matcher {
    case .named: return declaration.isType ? [declaration.symbol] : []
    case .conformingTo:
      return declaration.isType && !declaration.isExtension
        ? Array(table.supertypes(of: declaration.symbol)) : []
    case .of: return declaration.typesAround(in: codebase, facts)
    case .attributed, .modified, .access, .declaredAs, .async, .documented, .throws, .role, .declaredWith,
      .typed, .takes,
      .parameters,
      .layer,
      .feature,
      .module, .files, .except, .code, .within, .given, .usedBy, .conformers, .companion, .reaches,
      .reachedFrom,
      .imports, .types, .calls, .members, .macros, .writes, .properties, .functions, .initializers, .cases:
      return []
    }
  }

  /// The same without those names.
  mutating func forEachText(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ matcher: OwnRuleMatcher,
    _ body: (_ text: ArraySlice<UInt8>, _ source: Source) -> Void
  ) {
    switch matcher {
    case .named:
      guard !declaration.isType else { return }
      body(facts.bytes[facts.unquoted(declaration.name(in: facts))], .written)
    case .conformingTo:
      guard declaration.isType else { return }
      if declaration.isExtension {
        forEachWrittenSupertype(of: declaration, facts) { body($0, .written) }
      } else {
        for supertype in table.foreignSupertypes(of: declaration.symbol) {
          body(Self.bytes(supertype), .written)
        }
      }
    case .attributed:
      for attribute in declaration.attributes(in: facts).indices {
        // `available` of `available(iOS 17, *)`.
        forEachPart(of: facts.names[attribute], facts) { body($0, .attribute(attribute)) }
      }
      for attribute in declaration.attributesOfInheritance(in: facts) {
        forEachPart(of: attribute.name, facts) { body($0, .written) }
      }
    case .modified:
      for modifier in declaration.modifiers(in: facts).indices {
        body(facts.bytes[facts.names[modifier]], .written)
      }
    case .access, .declaredAs, .async, .documented, .throws:
      let (word, other) = words(of: declaration, facts, matcher)
      let source = matcher.mayBeFlag ? Source.flag : .written
      if let word { body(words[word], source) }
      if let other { body(words[other], source) }
      if matcher == .throws { forEachThrown(of: declaration, facts) { body($0, .written) } }
    case .declaredWith:
      guard declaration.isType else { return }
      for written in declaration.writtenTypes(in: facts, .declaredWith) {
        for part in TypeText.names(written, in: facts.bytes) {
          forEachPart(of: part, facts) { body($0, .written) }
        }
      }
    case .role:
      if case .type = declaration.kind, let role = codebase.roleName(of: declaration.symbol) {
        body(Self.bytes(role.rawValue), .written)
      }
    case .parameters:
      for parameter in declaration.parameters(in: facts) {
        body(facts.bytes[facts.unquoted(parameter.label)], .written)
      }
    case .typed, .takes: forEachType(of: declaration, facts, matcher) { body($0, .written) }
    case .of, .layer, .feature, .module, .files, .except, .code, .within, .given, .usedBy, .conformers,
      .companion,
      .reaches,
      .reachedFrom, .imports, .types, .calls, .members,
      .macros, .writes, .properties, .functions, .initializers, .cases:
      break
    }
  }

  /// The patterns of an index that mean a type, each of them once.
  func patterns(_ index: NamePatternIndex, naming symbol: SymbolID) -> [Int32] {
    var found: [Int32] = []
    guard codebase.mayBeNamed(symbol, by: index) else { return found }
    Self.forEachName(of: symbol, in: codebase) { name in
      index.forEachMatch(of: name) { pattern in if !found.contains(pattern) { found.append(pattern) } }
    }
    return found
  }

  /// The words that are not written as they are compared, or that nearly every declaration has.
  ///
  /// Of each instance and not of all, so that no thread waits for another one to count its references.
  private let words = Self.allWords.map(Self.bytes)

  /// Below 64.
  static var countOfWords: Int { allWords.count }

  private static let flags = [String(true), String(false)]
  private static let allWords =
    flags + OwnRuleMatcher.accessLevels + OwnRuleMatcher.propertyKinds + TypeKind.allCases.map(\.keyword)
    + MemberKind.allCases.map(\.keyword)

  // Where those of one kind begin.
  private static let firstLevel = flags.count
  private static let firstProperty = firstLevel + OwnRuleMatcher.accessLevels.count
  private static let firstType = firstProperty + OwnRuleMatcher.propertyKinds.count
  private static let firstMember = firstType + TypeKind.allCases.count

  private static let computed = OwnRuleMatcher.propertyKinds.firstIndex(of: "computed").map {
    firstProperty + $0
  }
  private static let stored = OwnRuleMatcher.propertyKinds.firstIndex(of: "stored").map { firstProperty + $0 }

  /// The patterns of an index that match one of few words.
  func patterns(_ index: NamePatternIndex, ofWord number: Int) -> [Int32] {
    var found: [Int32] = []
    index.forEachMatch(of: words[number]) { found.append($0) }
    return found
  }

  /// By their numbers: no declaration has more than two.
  func words(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ matcher: OwnRuleMatcher
  ) -> (Int?, Int?) {
    if matcher == .documented { return (declaration.isDocumented(in: facts) ? 0 : 1, nil) }
    if matcher == .access { return (Self.firstLevel + access(of: declaration, facts), nil) }
    switch declaration.kind {
    case .type(let kind): return (matcher == .declaredAs ? Self.firstType + Int(kind.rawValue) : nil, nil)
    case .member(let kind):
      let member = facts.members[Int(declaration.index)]
      if matcher == .declaredAs {
        return (Self.firstMember + Int(kind.rawValue), member.isComputed ? Self.computed : Self.stored)
      }
      return ((matcher == .async ? member.isAsync : member.throws) ? 0 : 1, nil)
    case .enumCase: return (nil, nil)
    }
  }

  private static let anyError = InheritedTypes.Tag.error.rawValue

  private static func bytes(_ word: String) -> ArraySlice<UInt8> { Array(word.utf8)[...] }

  private mutating func forEachPart(
    of range: ByteRange, _ facts: FileFacts, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    // Most are one name.
    guard !facts.isOneName(range) else { return body(facts.bytes[range]) }
    name.read(range, hasReceiver: false, in: facts)
    name.forEachPart(.whole) { part in
      body(part.text)
      return false
    }
  }

  private mutating func forEachWrittenSupertype(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    for written in facts.types[Int(declaration.index)].inherits.indices {
      for part in TypeText.names(facts.names[written], in: facts.bytes) {
        forEachPart(of: part, facts, body)
        for ancestor in InheritedTypes.ancestors[facts.text(part)] ?? [] { body(Self.bytes(ancestor)) }
      }
    }
  }

  /// What a function throws: of one that only says that it does any error.
  mutating func forEachThrown(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    guard declaration.throws(in: facts) else { return }
    let written = declaration.writtenTypes(in: facts, .throws)
    if written.isEmpty { body(Self.bytes(Self.anyError)) }
    for type in written {
      for part in TypeText.names(type, in: facts.bytes) { forEachPart(of: part, facts, body) }
    }
  }

  /// What it is, as written or as plainly made: the names without `any` and `?`, and all of it as rules compare it.
  private mutating func forEachType(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ matcher: OwnRuleMatcher,
    _ body: (ArraySlice<UInt8>) -> Void
  ) {
    for written in declaration.writtenTypes(in: facts, matcher) {
      // Most are one name.
      guard !facts.isOneName(written) else {
        body(facts.bytes[written])
        continue
      }
      for part in TypeText.names(written, in: facts.bytes) { forEachPart(of: part, facts, body) }
      if comparesWholeTypes, facts.bytes[written].contains(where: "<[(".utf8.contains) {
        forEachSpelling(ofType: facts.text(written), body)
      }
    }
  }

  /// With and without the types and modules in its names, each also bare, as `Cart` is also `Cart?`.
  private func forEachSpelling(ofType written: String, _ body: (ArraySlice<UInt8>) -> Void) {
    let all = OwnRuleType.compared(written)
    guard all.utf8.contains(where: "<[(".utf8.contains) else { return }
    let short = OwnRuleType.unqualified(all)
    for text in short == all ? [all] : [all, short] {
      body(Self.bytes(text))
      let bare = OwnRuleType.bare(text)
      if bare.utf8.count < text.utf8.count { body(Self.bytes(bare)) }
    }
  }

  /// Its own, or what the declaration around gives it.
  ///
  /// - Returns: a number among the levels.
  private func access(of declaration: SelectedDeclaration, _ facts: FileFacts) -> Int {
    if let own = writtenAccess(declaration.modifiers(in: facts), facts) { return own }
    let owner = declaration.owner(in: facts)
    guard owner >= 0 else { return internalAccess }
    let around = facts.types[Int(owner)]
    let isGiven: Bool
    switch around.kind {
    case .extension, .protocol: isGiven = true
    case .enum: if case .enumCase = declaration.kind { isGiven = true } else { isGiven = false }
    case .class, .struct, .actor, .typealias, .associatedtype: isGiven = false
    }
    return isGiven ? writtenAccess(around.modifiers, facts) ?? internalAccess : internalAccess
  }

  private let internalAccess = OwnRuleMatcher.accessLevels.firstIndex(of: "internal") ?? 0

  private func writtenAccess(_ modifiers: FactRange, _ facts: FileFacts) -> Int? {
    for modifier in modifiers.indices {
      let written = facts.bytes[facts.names[modifier]]
      let level = words[Self.firstLevel..<Self.firstProperty].firstIndex { $0.elementsEqual(written) }
      if let level { return level - Self.firstLevel }
    }
    return nil
  }

  /// Its own, and with the types and the module around it.
  private static func forEachName(
    of symbol: SymbolID, in codebase: Codebase, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    let name = codebase.symbols.names.bytes(codebase.symbols[symbol].name)
    body(name)
    var rest = Array(codebase.nameWithModule(of: symbol).utf8)[...]
    while let period = rest.firstIndex(of: UInt8(ascii: ".")) {
      body(rest)
      rest = rest[(period + 1)...]
    }
    // What is declared elsewhere has the types around it in its name: `String.Index`.
    if rest.count < name.count { body(rest) }
  }
}

extension [UInt8] {
  fileprivate subscript(range: ByteRange) -> ArraySlice<UInt8> { self[Int(range.start)..<Int(range.end)] }
}
