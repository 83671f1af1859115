import ArchModel

/// Which files name a type or one that inherits from it, in which they know it as their own.
struct FilesNaming: Analysis {
  private var codebase: Codebase
  private let used: UsedTypes
  private let files: FilesOfTypes
  private let heirs: Heirs

  static var asks: [any Analysis.Type] { [UsedTypes.self] }

  init(_ code: Code) {
    codebase = code.codebase
    used = code[UsedTypes.self]
    files = used.files { $0.all }
    heirs = Heirs(in: codebase.symbols)
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
    let ofOthers =
      heirs == before.heirs ? [] : symbols.ids.filter { heirs[$0] != before.heirs[$0] }
    let others = used.changes(from: before.used) { $0.all } + ofOthers
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
