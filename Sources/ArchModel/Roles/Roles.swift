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
}

/// What every type is there for, and which of them are components.
struct Roles: Sendable {
  let root: CompositionRootTypes
  /// By type.
  private let decisions: Column<SymbolID, TypeDecision>
  /// The files that were looked at to decide about the types of each; empty where nobody takes anything over.
  private let reads: Column<FileID, FileSet>

  init(_ code: NamedCode, _ root: CompositionRoot, work: some WorkDistribution) {
    // Neither needs the other.
    (self.root, decisions) = work.both {
      CompositionRootTypes(root, code.files, code.symbols)
    } and: {
      Column(
        work.map(code.symbols.count, atOnce: Self.typesAtOnce) { index in
          TypeDecision(SymbolID(index), in: code)
        })
    }
    reads = Column()
  }

  /// The same, noting what it rests on.
  ///
  /// - Parameter earlier: of the code before some files changed, where no more than what functions do is different.
  init(
    noting code: NamedCode, _ root: CompositionRoot, work: some WorkDistribution,
    after earlier: (roles: Roles, code: NamedCode, changed: Set<FileID>)?
  ) {
    self.root =
      earlier.flatMap { earlier in
        earlier.roles.root.isSame(in: code, as: earlier.code, but: earlier.changed) ? earlier.roles.root : nil
      } ?? CompositionRootTypes(root, code.files, code.symbols)
    let changed = earlier.map { FileSet($0.changed) }
    let groups = Self.groups(of: code.symbols)
    let open = groups.filter { group in
      guard let earlier, let changed else { return true }
      return earlier.changed.contains(group.file)
        || !earlier.roles.reads[group.file].isDisjoint(with: changed)
    }
    let decided = work.pieces(of: open, atOnce: SourceFile.atOnce) { groups in
      let reads = FileReads()
      let seen = NamedCode(code, noting: reads)
      return groups.map { file, types in
        reads.noting(for: file) { types.map { TypeDecision(SymbolID($0), in: seen) } }
      }
    }
    var decisions = earlier?.roles.decisions.values ?? []
    var reads = earlier?.roles.reads ?? Column(repeating: FileSet(), count: code.files.count)
    for ((file, types), (new, looks)) in zip(open, decided) {
      // A file may hold several groups, of which each looks at others.
      reads[file].formUnion(looks)
      if earlier == nil { decisions += new } else { decisions.replaceSubrange(types, with: new) }
    }
    self.decisions = Column(decisions)
    self.reads = reads
  }

  /// Types that one file declares, or is the first to extend, next to each other.
  private static func groups(of symbols: SymbolTable) -> [(file: FileID, types: Range<Int>)] {
    var groups: [(file: FileID, types: Range<Int>)] = []
    for id in symbols.ids {
      let (file, index) = (symbols[id].file, id.tableIndex)
      if let last = groups.last, last.file == file {
        groups[groups.count - 1].types = last.types.lowerBound..<index + 1
      } else {
        groups.append((file, index..<index + 1))
      }
    }
    return groups
  }

  /// Enough work to outweigh the cost of passing it on.
  private static let typesAtOnce = 256

  subscript(_ symbol: SymbolID) -> TypeDecision { decisions[symbol] }

  func isComponent(_ symbol: SymbolID) -> Bool { decisions[symbol].component.evidence != nil }

  /// Whether every type is what it is in the other.
  func saySame(as other: Roles) -> Bool { root == other.root && decisions == other.decisions }
}
