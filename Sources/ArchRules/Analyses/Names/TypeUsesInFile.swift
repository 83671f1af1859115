import ArchFacts
import ArchModel

/// The uses of one type in one file, which are one finding at the first of them.
struct TypeUsesInFile {
  let first: TypeUse
  let type: CodeType
  let file: CodeFile
  fileprivate var others: [TypeUse] = []

  var kinds: Set<TypeUse.Kind> { Set(others.map(\.kind) + [first.kind]) }

  private struct Key: Hashable {
    let file: FileID
    let symbol: SymbolID
  }

  /// Of the uses for which something holds, in the order of the first of each.
  static func all(in code: Code, where isWanted: (TypeUse) -> Bool) -> [TypeUsesInFile] {
    var all: [TypeUsesInFile] = []
    var positions: [Key: Int] = [:]
    for use in code.codebase.typeUses where isWanted(use) {
      let key = Key(file: use.place.file, symbol: use.symbol)
      if let position = positions[key] {
        all[position].others.append(use)
      } else {
        positions[key] = all.count
        all.append(
          TypeUsesInFile(
            first: use, type: CodeType(code.codebase, use.symbol), file: code.codebase.file(at: use.place)))
      }
    }
    return all
  }
}

extension Findings {
  /// About all uses of one type in one file, at the first of them.
  mutating func add(
    _ remark: Remark, at uses: TypeUsesInFile, aliases: [String] = [], severity: Severity? = nil,
    related: [Related] = []
  ) {
    let about = About.edge(to: .type(uses.type.id), .file)
    add(
      remark, at: uses.first.range, in: uses.first.place, about: about, aliases: aliases, severity: severity,
      related: related, uses: uses.others.map { Use(range: $0.range, place: $0.place, about: about) })
  }
}
