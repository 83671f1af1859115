import ArchFacts
import ArchModel

/// The uses of one type in one file, which are one finding at the first of them.
struct TypeUsesInFile {
  let first: TypeUse
  let type: CodeType
  let file: CodeFile
  fileprivate var others: [TypeUse] = []

  var kinds: Set<TypeUse.Kind> { Set(others.map(\.kind) + [first.kind]) }

  /// Of the uses for which something holds, in the order of the first of each.
  static func all(in code: Code, where isWanted: (TypeUse) -> Bool) -> [TypeUsesInFile] {
    code.files.flatMap { all(in: $0, where: isWanted) }
  }

  /// The same for one file.
  static func all(in file: CodeFile, where isWanted: (TypeUse) -> Bool) -> [TypeUsesInFile] {
    var all: [TypeUsesInFile] = []
    var positions: [SymbolID: Int] = [:]
    for use in file.codebase.typeUses(inFile: file.index) where isWanted(use) {
      if let position = positions[use.symbol] {
        all[position].others.append(use)
      } else {
        positions[use.symbol] = all.count
        all.append(TypeUsesInFile(first: use, type: CodeType(file.codebase, use.symbol), file: file))
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
