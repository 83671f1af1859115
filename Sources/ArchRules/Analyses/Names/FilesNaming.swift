import ArchModel

/// Which files name a type or one that inherits from it, in which they know it as their own.
struct FilesNaming: Analysis {
  private var codebase: Codebase
  /// By type; each once, in the order of files.
  private var files: Column<SymbolID, [FileID]>
  /// By type: those that inherit from it or conform to it.
  private var heirs: Column<SymbolID, [SymbolID]>

  init(_ code: Code) {
    codebase = code.codebase
    let symbols = codebase.symbols
    files = Column(repeating: [], count: symbols.count)
    heirs = Column(repeating: [], count: symbols.count)
    for use in codebase.typeUses where files[use.symbol].last != use.place.file {
      files[use.symbol].append(use.place.file)
    }
    for heir in symbols.ids {
      for ancestor in symbols.supertypes(of: heir) { heirs[ancestor].append(heir) }
    }
  }

  /// A type, and those that inherit from it.
  func family(of type: SymbolID) -> [SymbolID] {
    codebase.noteUsers(of: type)
    return [type] + heirs[type]
  }

  /// Those that declare or extend the type are among them.
  func files(naming type: SymbolID) -> [FileID] {
    var found = Set(codebase.symbols.declarations(of: type).map(\.file))
    for relative in family(of: type) { found.formUnion(files[relative]) }
    return found.sorted()
  }

  func typesUsedOtherwise(than before: FilesNaming) -> [SymbolID] {
    let symbols = codebase.symbols
    let others = symbols.ids.filter { type in
      guard type.tableIndex < before.files.values.count else { return true }
      return files[type] != before.files[type] || heirs[type] != before.heirs[type]
    }
    return others + others.flatMap(symbols.supertypes)
  }
}

extension FilesNaming: KnownOfCode {
  /// What it says of a type is noted by whoever asks.
  package func saysTheSame(as other: FilesNaming) -> Bool { true }

  package func asking(_ codebase: Codebase) -> FilesNaming {
    var naming = self
    naming.codebase = codebase
    return naming
  }
}
