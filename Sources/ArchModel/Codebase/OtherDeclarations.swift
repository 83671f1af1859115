import ArchFacts

/// Finds out what a change of what a few files declare can reach: who says a name that may mean something else now, and
/// no one else.
struct OtherDeclarations {
  private let stages: CodeStages
  private let named: NamedCode
  private var changed: Set<FileID> = []
  private var types = Marks<SymbolID>()
  private var names: Set<String> = []

  /// After more, or with more names, next to everything is looked at again.
  private static let mostFiles = 8
  private static let mostNames = 64

  /// - Returns: `nil` where there is no earlier code, or no telling.
  init?(_ reuse: CodeReuse, _ placed: PlacedCode, _ named: NamedCode) {
    guard let stages = reuse.earlier, named.symbols.hasSameNumbers(as: stages.named.symbols),
      placed.isWhereItWas(stages.placed)
    else { return nil }
    self.stages = stages
    self.named = named
    for (file, (now, before)) in zip(named.files.ids, zip(named.files, stages.named.files)) {
      // What becomes code of the app, or is no longer, is asked of more than its file.
      guard now.isTest == before.isTest else { return nil }
      if now.written === before.written { continue }
      changed.insert(file)
      guard changed.count <= Self.mostFiles,
        let redeclared = Redeclared(from: before.written, to: now.written)
      else { return nil }
      names.formUnion(redeclared.names.map { String(decoding: $0, as: UTF8.self) })
      let rows = (stages.named.symbols.symbolOfDeclaration[file], named.symbols.symbolOfDeclaration[file])
      for number in redeclared.types.old { types.insert(rows.0[number]) }
      for number in redeclared.types.new { types.insert(rows.1[number]) }
    }
    let declared = types
    for symbols in [stages.named.symbols, named.symbols] { follow(declared, in: symbols) }
    noteOtherMeanings()
    guard names.count <= Self.mostNames, names.isDisjoint(with: NamesAskedEverywhere.all) else { return nil }
  }

  /// Who inherits from a type is another one with it, and who says an alias says the type.
  private mutating func follow(_ declared: Marks<SymbolID>, in symbols: SymbolTable) {
    for id in symbols.ids {
      let supertypes = symbols.supertypes(of: id)
      if declared.contains(id) {
        names.insert(symbols.name(of: id))
        for supertype in supertypes { names.insert(symbols.name(of: supertype)) }
      } else if supertypes.contains(where: declared.contains)
        || symbols.aliasTarget(of: id).map(declared.contains) ?? false
      {
        note(id, in: symbols)
      }
    }
  }

  /// Types of other files that inherit from others than before, or stand for them: by an alias of an alias, or because a
  /// second type of a name leaves it open which is meant.
  private mutating func noteOtherMeanings() {
    let (before, now) = (stages.named.symbols, named.symbols)
    let known = Set(before.ids)
    for id in now.ids where known.contains(id) && !types.contains(id) {
      let isSame =
        before[id].name == now[id].name && before.supertypes(of: id) == now.supertypes(of: id)
        && before.externalSupertypes(of: id) == now.externalSupertypes(of: id)
        && before.aliasTarget(of: id) == now.aliasTarget(of: id)
        && before.foreignName(ofAlias: id) == now.foreignName(ofAlias: id)
      if !isSame { note(id, in: now) }
    }
  }

  private mutating func note(_ type: SymbolID, in symbols: SymbolTable) {
    names.insert(symbols.name(of: type))
    types.insert(type)
  }

  /// The earlier code with the files that the change can reach.
  var earlier: EarlierCode {
    let hashes = names.map { name in
      NameTable.hash(Array(name.utf8), ByteRange(start: 0, end: Int32(name.utf8.count)))
    }
    var reached = FileSet(changed)
    for (file, (now, before)) in zip(named.files.ids, zip(named.files, stages.named.files))
    where !now.isJudgedAs(before) || now.says(oneOf: hashes) {
      reached.insert(file.tableIndex)
    }
    return EarlierCode(stages, changed: reached, types: types, names: names)
  }
}
