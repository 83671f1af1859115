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
    let asked = Set(types.map(\.id))
    let files = Set(types.flatMap { codebase.symbols.declarations(of: $0.id).map(\.file) })
    var uses: [SymbolID: [ForeignUse]] = [:]
    for index in files.sorted() {
      let file = CodeFile(codebase, index)
      let all =
        ForeignUse.types(PlatformNames.all, in: file)
        + ForeignUse.functions(AppleFunctions[.stores], in: file) + LibraryClient.uses(in: file).map(\.use)
      for use in all.sorted(by: { $0.range.start < $1.range.start }) where file.isJudged(use.range) {
        for type in codebase.types(around: use.place) where asked.contains(type) {
          uses[type, default: []].append(use)
        }
      }
    }
    return uses
  }
}
