import ArchFacts
import ArchModel

/// Which types each file uses.
struct UsedTypes: Analysis {
  struct OfFile: Sendable, Equatable {
    /// Each once.
    var all: [SymbolID] = []
    /// Outside of the composition root.
    var outsideOfRoot: [SymbolID] = []
  }

  private let parts: FileParts<OfFile>
  private let symbols: SymbolTable

  init(_ code: Code) {
    symbols = code.codebase.symbols
    parts = code.parts(after: code.before(UsedTypes.self)?.parts, Self.used)
  }

  private static func used(in file: CodeFile) -> OfFile {
    var (all, outside) = (Set<SymbolID>(), Set<SymbolID>())
    for use in file.codebase.typeUses(inFile: file.index) {
      all.insert(use.symbol)
      if !outside.contains(use.symbol), file.codebase.isOutsideOfRoot(use.place, at: use.range.start) {
        outside.insert(use.symbol)
      }
    }
    return OfFile(all: Array(all), outsideOfRoot: Array(outside))
  }

  /// The files that use each type in one of those ways.
  func files(by way: (OfFile) -> [SymbolID]) -> FilesOfTypes {
    FilesOfTypes(parts.all.map { ($0.file, way($0.part)) }, in: symbols)
  }

  /// The types that a file uses in one of those ways which did not before, or no longer.
  func changes(from before: UsedTypes, by way: (OfFile) -> [SymbolID]) -> Set<SymbolID> {
    var changed: Set<SymbolID> = []
    for (file, part) in parts.all {
      let (now, then) = (way(part), before.parts[file].map(way) ?? [])
      // Those that were taken over are the same array.
      if now != then { changed.formUnion(Set(now).symmetricDifference(then)) }
    }
    for (file, part) in before.parts.all where parts[file] == nil { changed.formUnion(way(part)) }
    return changed
  }
}
