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

  /// Whether everybody means it who asks for its subject.
  var isPlain: Bool {
    guard case .type(let kind) = kind else { return true }
    return kind != .typealias && kind != .extension
  }

  var isType: Bool {
    guard case .type = kind else { return false }
    return true
  }

  var isExtension: Bool {
    guard case .type(.extension) = kind else { return false }
    return true
  }

  /// An alias and an extension are types only to those who ask for one.
  func isMeant(by kindsAsked: Set<String>) -> Bool {
    guard !isPlain, case .type(let kind) = kind else { return true }
    return kindsAsked.contains(kind.keyword)
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

  /// Those of what a type inherits from, such as `unchecked` of `@unchecked Sendable`.
  func attributesOfInheritance(in facts: FileFacts) -> ArraySlice<Attribute> {
    guard case .type = kind else { return [] }
    let declared = facts.types[Int(index)]
    guard let last = declared.inherits.indices.last else { return [] }
    let end = facts.names[last].end
    let attributes = facts.attributes
    let first = attributes.partitioningIndex { $0.position >= declared.name.end }
    return attributes[first..<max(first, attributes.partitioningIndex { $0.position >= end })]
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

  /// The type that it belongs to; of a type all that it is nested in, the nearest one first.
  ///
  /// - Parameter facts: of the file that declares it.
  func typesAround(in codebase: Codebase, _ facts: FileFacts) -> [SymbolID] {
    guard case .type = kind else { return [symbol.ifAny].compactMap(\.self) }
    return codebase.types(around: Place(file: file, owner: owner(in: facts), function: FileFacts.none))
  }

  /// The types of this codebase among those that a word compares.
  func types(in codebase: Codebase, _ matcher: OwnRuleMatcher) -> [SymbolID] {
    let facts = codebase.files[file].facts
    let place = Place(file: file, owner: owner(in: facts), function: FileFacts.none)
    return writtenTypes(in: facts, matcher).flatMap { written in
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

extension SelectedDeclaration {
  /// Those that a word compares.
  func writtenTypes(in facts: FileFacts, _ matcher: OwnRuleMatcher) -> [ByteRange] {
    if matcher == .takes { return parameterTypes(in: facts) }
    if matcher == .declaredWith {
      guard case .type = kind else { return [] }
      return facts.types[Int(index)].inherits.indices.map { facts.names[$0] }
    }
    guard matcher == .throws else { return writtenTypes(in: facts) }
    guard case .member = kind, !facts.members[Int(index)].thrown.isEmpty else { return [] }
    return [facts.members[Int(index)].thrown]
  }

  func `throws`(in facts: FileFacts) -> Bool {
    guard case .member = kind else { return false }
    return facts.members[Int(index)].throws
  }

  /// Of a function, an initializer or a subscript.
  func parameters(in facts: FileFacts) -> ArraySlice<Parameter> {
    guard case .member = kind else { return [] }
    return facts.parameters[facts.members[Int(index)].parameters.indices]
  }

  func parameterTypes(in facts: FileFacts) -> [ByteRange] { parameters(in: facts).map(\.type) }

  /// Whether there are as many of what a word counts as it asks for.
  func isCounted(by clause: OwnRule.Clause, in facts: FileFacts) -> Bool {
    !clause.counts.isEmpty && clause.counts.contains { $0.contains(parameters(in: facts).count) }
  }

  /// The types of a property, of what a function returns and of what a case holds.
  func writtenTypes(in facts: FileFacts) -> [ByteRange] {
    switch kind {
    case .type: return []
    case .enumCase:
      return facts.enumCases[Int(index)].parameters.indices.map { facts.parameters[$0].type }
    case .member(let kind):
      let member = facts.members[Int(index)]
      guard member.writtenType.isEmpty else { return [member.writtenType] }
      switch kind {
      case .var, .let:
        // `let store = CartStore()` says what it is.
        guard !member.value.isEmpty, let call = facts.lastCall(in: member.value),
          call.callee.start == member.value.start, facts.bytes[Int(call.callee.start)].isUpperCase,
          facts.bytes[Int(call.member.start)].isUpperCase
        else { return [] }
        return [call.callee]
      case .func, .`init`, .subscript, .deinit: return []
      }
    }
  }
}

extension Member {
  /// Of a property, or of what a function returns; empty where none is written.
  var writtenType: ByteRange {
    switch kind {
    case .var, .let: type
    case .func, .`init`, .subscript, .deinit: returnType
    }
  }
}

extension OwnRuleSelection {
  /// The kinds of declarations that it, or one of its alternatives, names.
  var kindsAsked: Set<String> {
    alternatives.reduce(into: Set((self[.declaredAs]?.patterns ?? []).map(\.text))) {
      $0.formUnion($1.kindsAsked)
    }
  }
}
