import ArchFacts
import ArchKnowledge
package import ArchModel

/// A type of the codebase that has the name of one of Apple's that rules look for. Where it is seen, its name no
/// longer means Apple's; a team may want that, and the reader of a report should know it.
package struct HiddenName: Sendable {
  package let name: String
  package let place: CodePlace

  /// Those that other files than their own see, by name and place.
  package static func all(in codebase: Codebase) -> [HiddenName] {
    let names = AppleTypes[.network].union(AppleTypes[.stores]).union(AppleTypes[.interface])
      .union(AppleTypes[.parses]).union(AppleTypes[.concurrency])
    var found: [HiddenName] = []
    for name in names.sorted() {
      for symbol in codebase.symbols.symbols(named: name) {
        let declared = codebase.symbols[symbol]
        guard !declared.isNested, !declared.isExternal, !declared.isLocal, !declared.isFilePrivate,
          !declared.isTest, codebase.symbols.foreignName(ofAlias: symbol) != name
        else { continue }
        let place = codebase.place(declared.file, codebase.nameRange(of: symbol).start)
        found.append(HiddenName(name: name, place: place))
      }
    }
    return found
  }
}
