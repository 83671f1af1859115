import ArchFacts
import ArchKnowledge
import ArchModel

/// Whether a type reaches for what lies outside of the app: the network, what is stored, the device.
enum PlatformReach {
  static func isNetwork(_ use: ForeignUse) -> Bool {
    AppleTypes[.network].contains(use.name) || LibraryClient.serverNames.contains(use.name)
  }

  /// Every place in the code of each of these types that does, in the order of files and offsets. Each file is looked
  /// at once, however many of the types it declares.
  static func uses(in types: [CodeType]) -> [SymbolID: [ForeignUse]] {
    guard let codebase = types.first?.codebase else { return [:] }
    let files = Set(types.flatMap { codebase.symbols.declarations(of: $0.id).map(\.file) })
    return byType(files.sorted().lazy.flatMap { uses(in: CodeFile(codebase, $0)) }, types)
  }

  /// All of one file, in the order of offsets.
  private static func uses(in file: CodeFile) -> [ForeignUse] {
    let all =
      ForeignUse.types(PlatformNames.all, in: file)
      + ForeignUse.functions(AppleFunctions[.stores], in: file) + LibraryClient.uses(in: file).map(\.use)
    return all.sorted { $0.range.start < $1.range.start }.filter { file.isJudged($0.range) }
  }

  /// Those in the code of each of these types.
  private static func byType(_ uses: some Sequence<ForeignUse>, _ types: [CodeType]) -> [SymbolID:
    [ForeignUse]]
  {
    guard let codebase = types.first?.codebase else { return [:] }
    let asked = Set(types.map(\.id))
    var found: [SymbolID: [ForeignUse]] = [:]
    for use in uses {
      for type in codebase.types(around: use.place) where asked.contains(type) {
        found[type, default: []].append(use)
      }
    }
    return found
  }
}
