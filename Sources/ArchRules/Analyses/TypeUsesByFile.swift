import ArchFacts
import ArchModel

/// Uses of types that are one finding for each file and type, at the first of them.
struct TypeUsesByFile {
  struct Group {
    let first: TypeUse
    fileprivate(set) var others: [TypeUse] = []

    var count: Int { others.count + 1 }

    /// All but the first.
    fileprivate var uses: [Findings.Use] {
      others.map { use in
        Findings.Use(range: use.range, place: use.place, about: .edge(to: .type(use.symbol), .file))
      }
    }
  }

  private struct Key: Hashable {
    let file: Int32
    let symbol: SymbolID
  }

  /// In the order of their first uses.
  private(set) var all: [Group] = []
  private var positions: [Key: Int] = [:]

  mutating func add(_ use: TypeUse) {
    let key = Key(file: use.place.file, symbol: use.symbol)
    if let position = positions[key] {
      all[position].others.append(use)
    } else {
      positions[key] = all.count
      all.append(Group(first: use))
    }
  }
}

extension Findings {
  /// About all uses of one type in one file, at the first of them.
  mutating func add(
    _ remark: Remark, at group: TypeUsesByFile.Group, aliases: [String] = [], severity: Severity? = nil,
    related: [Related] = []
  ) {
    add(
      remark, at: group.first.range, in: group.first.place,
      about: .edge(to: .type(group.first.symbol), .file), aliases: aliases, severity: severity,
      related: related,
      uses: group.uses)
  }
}
