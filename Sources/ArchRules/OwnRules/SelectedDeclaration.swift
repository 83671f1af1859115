import ArchConfig
import ArchFacts
import ArchModel

/// One declaration that a team's own rules can speak about. Extensions and aliases are types only to those who ask
/// for them.
struct SelectedDeclaration: Sendable {
  enum Kind: Sendable {
    case type(TypeKind)
    case member(MemberKind)
    case enumCase
  }

  /// What a type declares or extends; of all others the type that they belong to, `noType` at file scope.
  let symbol: SymbolID
  let file: FileID
  /// Into `types`, `members` or `enumCases` of the file.
  let index: Int32
  let kind: Kind

  /// What a rule calls it; `nil` for what no rule speaks about.
  var subject: OwnRuleSubject? {
    switch kind {
    case .type: .types
    case .enumCase: .cases
    case .member(let kind):
      switch kind {
      case .var, .let: .properties
      case .func, .subscript: .functions
      case .`init`: .initializers
      case .deinit: nil
      }
    }
  }

  func name(in facts: FileFacts) -> ByteRange {
    switch kind {
    case .type: facts.types[Int(index)].name
    case .member: facts.members[Int(index)].name
    case .enumCase: facts.enumCases[Int(index)].name
    }
  }

  /// From its first attribute or modifier to its end.
  func extent(in facts: FileFacts) -> ByteRange {
    switch kind {
    case .type: return facts.types[Int(index)].extent
    case .member: return facts.members[Int(index)].extent
    case .enumCase:
      let declared = facts.enumCases[Int(index)]
      let end = max(declared.name.end, declared.payload.end, declared.value.end)
      return ByteRange(start: declared.name.start, end: end)
    }
  }

  /// The type around, as it is declared; into `types`.
  func owner(in facts: FileFacts) -> Int32 {
    switch kind {
    case .type: facts.types[Int(index)].owner
    case .member: facts.members[Int(index)].owner
    case .enumCase: facts.enumCases[Int(index)].owner
    }
  }

  /// Its own as written; into `names`.
  func attributes(in facts: FileFacts) -> FactRange {
    switch kind {
    case .type: facts.types[Int(index)].attributes
    case .member: facts.members[Int(index)].attributes
    case .enumCase: .none
    }
  }

  func modifiers(in facts: FileFacts) -> FactRange {
    switch kind {
    case .type: facts.types[Int(index)].modifiers
    case .member: facts.members[Int(index)].modifiers
    case .enumCase: .none
    }
  }
}

extension SelectedDeclaration {
  /// Of all files: the types, and the others where they are asked for.
  static func all(of codebase: Codebase, withMembers: Bool) -> [SelectedDeclaration] {
    codebase.files.ids.flatMap { all(of: codebase, inFile: $0, withMembers: withMembers) }
  }

  static func all(of codebase: Codebase, inFile file: FileID, withMembers: Bool) -> [SelectedDeclaration] {
    var all: [SelectedDeclaration] = []
    let facts = codebase.files[file].facts
    let symbols = codebase.symbols.symbolOfDeclaration[file]
    for (index, type) in facts.types.enumerated()
    where symbols[index].exists && type.kind != .associatedtype {
      all.append(
        SelectedDeclaration(symbol: symbols[index], file: file, index: Int32(index), kind: .type(type.kind)))
    }
    guard withMembers else { return all }
    func symbol(_ owner: Int32) -> SymbolID { owner < 0 ? .noType : symbols[Int(owner)] }
    for (index, member) in facts.members.enumerated() {
      all.append(
        SelectedDeclaration(
          symbol: symbol(member.owner), file: file, index: Int32(index), kind: .member(member.kind)))
    }
    for (index, declared) in facts.enumCases.enumerated() {
      all.append(
        SelectedDeclaration(symbol: symbol(declared.owner), file: file, index: Int32(index), kind: .enumCase))
    }
    return all
  }

  /// Where it is; what is in its extensions is part of a type, too.
  func extents(in codebase: Codebase) -> [(file: FileID, range: ByteRange)] {
    guard case .type(let kind) = kind, kind != .extension else {
      return [(file, extent(in: codebase.files[file].facts))]
    }
    return codebase.symbols.declarations(of: symbol).map { part in
      (part.file, codebase.files[part.file].facts.types[Int(part.index)].extent)
    }
  }

  /// The types of this codebase among those that are written for it.
  func types(in codebase: Codebase) -> [SymbolID] {
    let facts = codebase.files[file].facts
    let place = Place(file: file, owner: owner(in: facts), function: FileFacts.none)
    return writtenTypes(in: facts).flatMap { written in
      TypeText.names(written, in: facts.bytes).compactMap { codebase.resolve($0, at: place).symbol }
    }
  }

  /// Its name, and with the types around it.
  func names(in codebase: Codebase) -> [String] {
    guard symbol.exists else {
      return [codebase.files[file].facts.text(name(in: codebase.files[file].facts))]
    }
    let types = [codebase.symbols.name(of: symbol), codebase.symbols.qualifiedName(of: symbol)]
    if case .type = kind { return types }
    let facts = codebase.files[file].facts
    let name = facts.text(name(in: facts))
    return [name] + types.map { "\($0).\(name)" }
  }
}

/// The texts that a word of a rule compares of a declaration.
struct DeclarationTexts {
  private let codebase: Codebase
  private var name = WrittenName()

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// - Parameter body: is given the text, and the attribute it is the name of; into `names`.
  mutating func forEach(
    of declaration: SelectedDeclaration, _ matcher: OwnRuleMatcher,
    _ body: (_ text: ArraySlice<UInt8>, _ attribute: Int?) -> Void
  ) {
    let facts = codebase.files[declaration.file].facts
    switch matcher {
    case .named: forEachName(of: declaration, facts) { body($0, nil) }
    case .conformingTo: forEachSupertype(of: declaration, facts) { body($0, nil) }
    case .attributed:
      for attribute in declaration.attributes(in: facts).indices {
        // `available` of `available(iOS 17, *)`.
        forEachPart(of: facts.names[attribute], facts) { body($0, attribute) }
      }
    case .modified:
      for modifier in declaration.modifiers(in: facts).indices {
        body(facts.bytes[facts.names[modifier]], nil)
      }
    case .access: body(Self.bytes(access(of: declaration, facts)), nil)
    case .declaredAs: for word in kinds(of: declaration, facts) { body(Self.bytes(word), nil) }
    case .role:
      if case .type = declaration.kind, let role = codebase.roleName(of: declaration.symbol) {
        body(Self.bytes(role.rawValue), nil)
      }
    case .typed: forEachType(of: declaration, facts) { body($0, nil) }
    case .of:
      if let around = typeAround(declaration, facts) {
        Self.forEachName(of: around, in: codebase) { body($0, nil) }
      }
    case .async, .throws:
      if case .member = declaration.kind {
        let member = facts.members[Int(declaration.index)]
        body(Self.bytes("\(matcher == .async ? member.isAsync : member.throws)"), nil)
      }
    case .layer, .feature, .module, .files, .except, .code, .within, .usedBy, .conformers, .reaches,
      .reachedFrom, .imports, .types, .calls, .members,
      .macros, .writes, .properties, .functions, .initializers, .cases:
      break
    }
  }

  /// The type that it belongs to, or is nested in.
  func typeAround(_ declaration: SelectedDeclaration, _ facts: FileFacts) -> SymbolID? {
    guard case .type = declaration.kind else { return declaration.symbol.ifAny }
    let owner = declaration.owner(in: facts)
    return owner < 0 ? nil : codebase.symbols.symbolOfDeclaration[declaration.file][Int(owner)].ifAny
  }

  private static func bytes(_ word: String) -> ArraySlice<UInt8> { Array(word.utf8)[...] }

  private mutating func forEachPart(
    of range: ByteRange, _ facts: FileFacts, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    name.read(range, hasReceiver: false, in: facts)
    name.forEachPart(.whole) { part in
      body(part.text)
      return false
    }
  }

  private func forEachName(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    if case .type = declaration.kind {
      Self.forEachName(of: declaration.symbol, in: codebase, body)
    } else {
      body(facts.bytes[facts.unquoted(declaration.name(in: facts))])
    }
  }

  private mutating func forEachSupertype(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    guard case .type(let kind) = declaration.kind else { return }
    if kind == .extension {
      for written in facts.types[Int(declaration.index)].inherits.indices {
        for part in TypeText.names(facts.names[written], in: facts.bytes) {
          forEachPart(of: part, facts, body)
        }
      }
      return
    }
    for supertype in codebase.symbols.supertypes(of: declaration.symbol) {
      Self.forEachName(of: supertype, in: codebase, body)
    }
    for supertype in codebase.symbols.externalSupertypes(of: declaration.symbol) {
      body(codebase.symbols.names.bytes(supertype))
    }
  }

  /// What it is, as written or as plainly made: the names without `any` and `?`, and all of it without blanks.
  private mutating func forEachType(
    of declaration: SelectedDeclaration, _ facts: FileFacts, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    for written in declaration.writtenTypes(in: facts) {
      for part in TypeText.names(written, in: facts.bytes) { forEachPart(of: part, facts, body) }
      body(Self.bytes(facts.text(written).filter { $0 != " " }))
    }
  }

  private func kinds(of declaration: SelectedDeclaration, _ facts: FileFacts) -> [String] {
    switch declaration.kind {
    case .type(let kind): [kind.keyword]
    case .member(let kind):
      [kind.keyword, facts.members[Int(declaration.index)].isComputed ? "computed" : "stored"]
    case .enumCase: []
    }
  }

  /// Its own, or what the declaration around gives it.
  private func access(of declaration: SelectedDeclaration, _ facts: FileFacts) -> String {
    if let own = Self.writtenAccess(declaration.modifiers(in: facts), facts) { return own }
    let owner = declaration.owner(in: facts)
    guard owner >= 0 else { return "internal" }
    let around = facts.types[Int(owner)]
    let isGiven: Bool
    switch around.kind {
    case .extension, .protocol: isGiven = true
    case .enum: if case .enumCase = declaration.kind { isGiven = true } else { isGiven = false }
    case .class, .struct, .actor, .typealias, .associatedtype: isGiven = false
    }
    return isGiven ? Self.writtenAccess(around.modifiers, facts) ?? "internal" : "internal"
  }

  private static func writtenAccess(_ modifiers: FactRange, _ facts: FileFacts) -> String? {
    OwnRuleMatcher.accessLevels.first { level in
      modifiers.indices.contains { facts.hasText(facts.names[$0], level) }
    }
  }

  /// Its own, and with the types and the module around it.
  private static func forEachName(
    of symbol: SymbolID, in codebase: Codebase, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    body(codebase.symbols.names.bytes(codebase.symbols[symbol].name))
    var rest = Array(codebase.nameWithModule(of: symbol).utf8)[...]
    while let period = rest.firstIndex(of: UInt8(ascii: ".")) {
      body(rest)
      rest = rest[(period + 1)...]
    }
  }
}

extension SelectedDeclaration {
  /// The types of a property, of what a function returns and of what a case holds.
  func writtenTypes(in facts: FileFacts) -> [ByteRange] {
    switch kind {
    case .type: return []
    case .enumCase:
      let payload = facts.enumCases[Int(index)].payload
      return facts.typeReferences(in: payload).filter { $0.role == .payload }.map(\.name)
    case .member(let kind):
      let member = facts.members[Int(index)]
      switch kind {
      case .var, .let:
        if !member.type.isEmpty { return [member.type] }
        // `let store = CartStore()` says what it is.
        guard !member.value.isEmpty, let call = facts.lastCall(in: member.value),
          call.callee.start == member.value.start, facts.bytes[Int(call.callee.start)].isUpperCase,
          facts.bytes[Int(call.member.start)].isUpperCase
        else { return [] }
        return [call.callee]
      case .func, .`init`, .subscript, .deinit:
        return member.returnType.isEmpty ? [] : [member.returnType]
      }
    }
  }
}

extension Codebase {
  /// `CartKit.Cart.Item`; without the module where it is not known.
  func nameWithModule(of symbol: SymbolID) -> String {
    let name = symbols.qualifiedName(of: symbol)
    guard !symbols[symbol].isExternal, let module = file(of: symbol).placement.module else { return name }
    return "\(module).\(name)"
  }
}

extension [UInt8] {
  fileprivate subscript(range: ByteRange) -> ArraySlice<UInt8> { self[Int(range.start)..<Int(range.end)] }
}
