import ArchFacts

extension Codebase {
  /// The type whose name is at an offset of a file: declared there, or named.
  package func type(named offset: Int32, in file: FileID) -> SymbolID? {
    func holds(_ range: ByteRange) -> Bool { range.start <= offset && offset <= range.end }
    let declared = symbols.ids.first { symbol in
      symbols[symbol].file == file && !symbols[symbol].isExternal && holds(nameRange(of: symbol))
    }
    return declared ?? typeUses.first { $0.place.file == file && holds($0.range) }?.symbol
  }
}
