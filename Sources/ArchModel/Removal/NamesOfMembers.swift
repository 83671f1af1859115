import ArchFacts

/// Which files use members and functions of which names, whatever these are of.
struct NamesOfMembers {
  /// Files of the app, previews and debug code included.
  private let files: [String: Set<FileID>]
  /// The protocols and classes that types of a file name after their colon, with where they do.
  private let inherited: [FileID: [(range: ByteRange, symbol: SymbolID)]]

  init(in codebase: Codebase) {
    var files: [String: Set<FileID>] = [:]
    for file in codebase.files.ids where !codebase.files[file].isTest {
      for name in codebase.files[file].facts.namesOfMembersUsed { files[name, default: []].insert(file) }
    }
    self.files = files
    inherited = codebase.typeUses.reduce(into: [:]) { inherited, use in
      guard use.kind == .inheritance else { return }
      inherited[use.place.file, default: []].append((use.range, use.symbol))
    }
  }

  /// What extensions of types that stay, and functions and variables outside types, may be used for by what stays.
  func looseTies(of gone: GoneCode, in codebase: Codebase) -> [RemovalExplanation.LooseTie] {
    var ties: [RemovalExplanation.LooseTie] = []
    for id in gone.files.sorted() where !codebase.files[id].isTest {
      let file = codebase.files[id]
      let module = file.placement.module
      // What is internal is seen by the rest of its module alone.
      let staysInModule = codebase.files.ids.contains {
        !gone.files.contains($0) && codebase.files[$0].placement.module == module
      }
      ties += conformances(in: id, gone, codebase)
      for member in file.facts.members where file.isProduction(at: member.name.start) {
        guard isSeen(member, in: file.facts, elsewhere: !staysInModule),
          let extended = extended(by: member, in: id, gone, codebase),
          let kind = kind(of: member, extended, in: file.facts, gone, codebase)
        else { continue }
        let name = (extended.name.map { "\($0)." } ?? "") + file.facts.spelled(member)
        ties.append(
          RemovalExplanation.LooseTie(name: name, kind: kind, place: codebase.place(id, member.name.start)))
      }
    }
    return ties
  }

  /// What a member is of.
  private struct Extended {
    /// As it is written; `nil` at file scope.
    let name: String?
    /// `nil` for what the code does not declare.
    let symbol: SymbolID?
  }

  /// `nil` for a member of a type that goes itself.
  private func extended(
    by member: Member, in file: FileID, _ gone: GoneCode, _ codebase: Codebase
  ) -> Extended? {
    guard member.owner >= 0 else { return Extended(name: nil, symbol: nil) }
    let facts = codebase.files[file].facts
    let owner = facts.types[Int(member.owner)]
    guard owner.kind == .extension else { return nil }
    let symbol = codebase.symbols.symbol(ofDeclaration: member.owner, file: file)
    guard symbol.exists, !codebase.symbols[symbol].isExternal else {
      return Extended(name: facts.verbatim(owner.name), symbol: nil)
    }
    return gone.holds(symbol) ? nil : Extended(name: facts.verbatim(owner.name), symbol: symbol)
  }

  private func isSeen(_ member: Member, in facts: FileFacts, elsewhere: Bool) -> Bool {
    let owner: FactRange = member.owner >= 0 ? facts.types[Int(member.owner)].modifiers : .none
    if facts.isFilePrivate(member) { return false }
    return !elsewhere || facts.isOpenToModules(member.modifiers) || facts.isOpenToModules(owner)
  }

  private func kind(
    of member: Member, _ extended: Extended, in facts: FileFacts, _ gone: GoneCode, _ codebase: Codebase
  ) -> RemovalExplanation.LooseTie.Kind? {
    let name = facts.verbatim(member.name)
    if let symbol = extended.symbol, codebase.symbols[symbol].kind == .protocol,
      codebase.requires(name, ofProtocol: symbol)
    {
      return .fulfils(codebase.symbols.qualifiedName(of: symbol))
    }
    let users = (files[name] ?? []).subtracting(gone.files).count
    switch member.kind {
    case .deinit: return nil
    case .`init`, .subscript: return extended.name == nil ? nil : .untold
    // What follows a call or a literal is not noted.
    case .var, .let: return users > 0 ? .name(files: users) : extended.name == nil ? nil : .untold
    case .func:
      if FileFacts.isOperator(name) { return .untold }
      return users > 0 ? .name(files: users) : nil
    }
  }

  /// Types that stay, made to conform to protocols.
  private func conformances(
    in file: FileID, _ gone: GoneCode, _ codebase: Codebase
  ) -> [RemovalExplanation.LooseTie] {
    let facts = codebase.files[file].facts
    let own = Set((inherited[file] ?? []).filter { gone.holds($0.symbol) }.map(\.range))
    return facts.types.indices.flatMap { index -> [RemovalExplanation.LooseTie] in
      let type = facts.types[index]
      guard type.kind == .extension, codebase.files[file].isProduction(at: type.name.start) else { return [] }
      let symbol = codebase.symbols.symbol(ofDeclaration: Int32(index), file: file)
      guard !symbol.exists || !gone.holds(symbol) else { return [] }
      return type.inherits.indices.compactMap { inherited in
        let range = facts.names[inherited]
        guard !own.contains(range) else { return nil }
        return RemovalExplanation.LooseTie(
          name: facts.verbatim(type.name), kind: .conforms(facts.withoutAttributes(range)),
          place: codebase.place(file, type.name.start))
      }
    }
  }
}

extension Codebase {
  fileprivate func requires(_ name: String, ofProtocol symbol: SymbolID) -> Bool {
    members(of: symbol, named: name).contains { reference in
      files[reference.file].facts.types[Int(member(reference).owner)].kind == .protocol
    }
  }
}

extension FileFacts {
  /// `Error` of `@retroactive Error`
  fileprivate func withoutAttributes(_ type: ByteRange) -> String {
    verbatim(type).split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
  }

  /// `init(dogs:)`
  fileprivate func spelled(_ member: Member) -> String {
    let name = verbatim(member.name)
    switch member.kind {
    case .var, .let, .deinit: return name
    case .func where Self.isOperator(name): return name
    case .func, .`init`, .subscript:
      let labels = member.parameters.indices.map { verbatim(parameters[$0].label) + ":" }
      return "\(name)(\(labels.joined()))"
    }
  }

  fileprivate static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first.isASCII
      ? !UInt8(ascii: first).isIdentifierPart && first != "`" : OperatorCharacters.contain(first.value)
  }
}
