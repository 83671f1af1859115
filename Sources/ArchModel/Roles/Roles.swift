import ArchConfig

/// What is decided of one type.
struct TypeDecision: Sendable, Equatable {
  let role: RoleOfType
  /// Of a protocol: what those that conform to it are there for.
  let purpose: RoleOfType?
  let presentation: Presentation?
  let component: ComponentDecision

  init(_ symbol: SymbolID, in code: NamedCode) {
    role = RoleOfType(symbol, in: code)
    purpose = code.purpose(of: symbol)
    presentation = Presentation(symbol, role: role, in: code)
    component = ComponentDecision(symbol, role: role, in: code)
  }

  private init() {
    role = RoleOfType(role: .value, evidence: .kind)
    (purpose, presentation) = (nil, nil)
    component = .none(.nothingShowsIt)
  }

  /// At a number that no type has.
  static let nobodys = TypeDecision()
}

/// What every type is there for, and which of them are components.
struct Roles: Sendable {
  let root: CompositionRootTypes
  /// By type.
  private let decisions: Column<SymbolID, TypeDecision>
  /// The files that were looked at to decide about the types of each; empty where nobody takes anything over.
  private let reads: Column<FileID, FileSet>

  init(_ code: NamedCode, _ root: CompositionRoot, work: some WorkDistribution) {
    let ids = code.symbols.ids
    // Neither needs the other.
    let decided: [TypeDecision]
    (self.root, decided) = work.both {
      CompositionRootTypes(root, code.files, code.symbols)
    } and: {
      work.map(ids.count, atOnce: Self.typesAtOnce) { TypeDecision(ids[$0], in: code) }
    }
    var decisions = Column<SymbolID, TypeDecision>(repeating: .nobodys, count: code.symbols.count)
    for (id, decision) in zip(ids, decided) { decisions[id] = decision }
    self.decisions = decisions
    reads = Column()
  }

  /// The same, noting what it rests on.
  ///
  /// - Parameter earlier: with the files in which something may mean something else since then, and with the root where that
  ///   is still the same.
  init(
    noting code: NamedCode, _ root: CompositionRoot, work: some WorkDistribution,
    after earlier: (roles: Roles, changed: FileSet, root: CompositionRootTypes?)?
  ) {
    let groups = Self.groups(of: code.symbols)
    let open = groups.filter { group in
      guard let earlier else { return true }
      return earlier.changed.contains(group.file)
        || !earlier.roles.reads[group.file].isDisjoint(with: earlier.changed)
    }
    // Neither needs the other.
    let decided: [(result: [TypeDecision], reads: Looks)]
    (self.root, decided) = work.both {
      earlier?.root ?? CompositionRootTypes(root, code.files, code.symbols)
    } and: {
      work.pieces(of: open, atOnce: SourceFile.atOnce) { groups in
        let reads = FileReads()
        let seen = NamedCode(code, noting: reads)
        return groups.map { file, types in
          reads.noting(for: file) { types.map { TypeDecision($0, in: seen) } }
        }
      }
    }
    var decisions = Column<SymbolID, TypeDecision>(repeating: .nobodys, count: code.symbols.count)
    var reads = Column<FileID, FileSet>(repeating: FileSet(), count: code.files.count)
    if let earlier {
      for id in code.symbols.ids { decisions[id] = earlier.roles.decision(of: id) }
      reads = earlier.roles.reads
      // A file may hold several groups, of which each looks at others.
      for (file, _) in open { reads[file] = FileSet() }
    }
    for ((file, types), (new, looks)) in zip(open, decided) {
      reads[file].formUnion(looks.files)
      for (id, decision) in zip(types, new) { decisions[id] = decision }
    }
    self.decisions = decisions
    self.reads = reads
  }

  private func decision(of id: SymbolID) -> TypeDecision {
    id.tableIndex < decisions.count ? decisions[id] : .nobodys
  }

  /// Types that one file declares, or is the first to extend, next to each other.
  private static func groups(of symbols: SymbolTable) -> [(file: FileID, types: [SymbolID])] {
    var groups: [(file: FileID, types: [SymbolID])] = []
    for id in symbols.ids {
      let file = symbols[id].file
      if groups.last?.file == file {
        groups[groups.count - 1].types.append(id)
      } else {
        groups.append((file, [id]))
      }
    }
    return groups
  }

  /// Enough work to outweigh the cost of passing it on.
  private static let typesAtOnce = 256

  subscript(_ symbol: SymbolID) -> TypeDecision { decisions[symbol] }

  func isComponent(_ symbol: SymbolID) -> Bool { decisions[symbol].component.evidence != nil }

  /// Whether every type is what it is in the other.
  ///
  /// - Parameter but: types that may be something else.
  func saySame(as other: Roles, but types: Marks<SymbolID> = Marks()) -> Bool {
    guard root == other.root else { return false }
    if types.isEmpty { return decisions == other.decisions }
    return (0..<max(decisions.count, other.decisions.count)).lazy.map { SymbolID($0) }.allSatisfy {
      types.contains($0) || decision(of: $0) == other.decision(of: $0)
    }
  }
}
