import ArchModel

/// Which files name a type or one that inherits from it, in which they know it as their own.
struct FilesNaming: Analysis {
  private var codebase: Codebase
  /// By type; each once, in the order of files.
  private var files: Column<SymbolID, [FileID]>
  /// By type: those that inherit from it or conform to it.
  private var heirs: Column<SymbolID, [SymbolID]>
  private var sameness = Sameness()

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
    if let before = code.before(FilesNaming.self), saysTheSame(as: before) { sameness = before.sameness }
  }

  /// A type, and those that inherit from it.
  func family(of type: SymbolID) -> [SymbolID] { [type] + heirs[type] }

  /// Those that declare or extend the type are among them.
  func files(naming type: SymbolID) -> [FileID] {
    var found = Set(codebase.symbols.declarations(of: type).map(\.file))
    for relative in family(of: type) { found.formUnion(files[relative]) }
    return found.sorted()
  }
}

extension FilesNaming: KnownOfCode {
  package func saysTheSame(as other: FilesNaming) -> Bool {
    sameness === other.sameness || files == other.files && heirs == other.heirs
  }

  package func asking(_ codebase: Codebase) -> FilesNaming {
    var naming = self
    naming.codebase = codebase
    return naming
  }
}
