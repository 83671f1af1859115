import ArchFacts

/// The code that goes when a part is deleted. Of files all that is written in them goes, whatever it extends, and what is
/// written elsewhere stays, even an extension of a type that goes: that is where somebody has to decide. Of a type all
/// its code goes, wherever it is.
struct GoneCode {
  let files: Set<FileID>
  /// Whose code goes, wherever it is, with the types within.
  private var wholeTypes: Set<SymbolID> = []
  /// Those that nothing can name any longer.
  private var types: Set<SymbolID>

  init(_ part: CodePart, in codebase: Codebase) {
    let files = Set(codebase.files.ids.filter { part.contains(codebase.files[$0]) })
    self.files = files
    types = Set(
      codebase.symbols.ids.filter { symbol in
        codebase.symbols.withOuterTypes(symbol).contains { outer in
          !codebase.symbols[outer].isExternal && files.contains(codebase.symbols[outer].file)
        }
      })
    if let symbol = part.symbol { take(symbol, in: codebase) }
  }

  /// Lets all code of a type go, too.
  mutating func take(_ type: SymbolID, in codebase: Codebase) {
    let within = codebase.symbols.ids.filter { codebase.symbols.withOuterTypes($0).contains(type) }
    wholeTypes.formUnion(within)
    types.formUnion(within)
  }

  func holds(_ type: SymbolID) -> Bool { types.contains(type) }

  /// Whether all code of a type goes, wherever it is.
  func takes(_ type: SymbolID) -> Bool { wholeTypes.contains(type) }

  /// Whether what uses a type goes.
  ///
  /// - Parameter around: the types that the use is in.
  func holds(_ use: TypeUse, _ around: [SymbolID]) -> Bool {
    files.contains(use.place.file) || around.contains(where: takes)
      || use.kind == .extended && takes(use.symbol)
  }
}
