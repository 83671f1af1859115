import ArchModel

/// Where the composition root makes each type first.
struct PassedHolders: KnownOfCode {
  private var files: [SymbolID: FileID] = [:]

  init(_ codebase: Codebase) {
    for made in codebase.instantiations where files[made.symbol] == nil {
      if codebase.isInCompositionRoot(made.place) { files[made.symbol] = made.place.file }
    }
  }

  func first(of symbol: SymbolID, in codebase: Codebase) -> Instantiation? {
    files[symbol].flatMap { file in
      codebase.instantiations(inFile: file).first {
        $0.symbol == symbol && codebase.isInCompositionRoot($0.place)
      }
    }
  }

  func saysTheSame(as other: PassedHolders) -> Bool { files == other.files }
  func asking(_ codebase: Codebase) -> PassedHolders { self }
}
