import ArchFacts

/// What a codebase keeps for the next one of the same files, architecture and manifests: after a change all that rests on
/// what it cannot reach still holds.
package struct CodeStages: Sendable {
  let placed: PlacedCode
  let named: NamedCode
  let roles: Roles
  let uses: Uses
}

/// Whether a codebase is the only one of its files, or one of many.
package enum CodeReuse: Sendable {
  case once
  /// Keeps its stages, and takes over of earlier ones what holds.
  case again(after: CodeStages?)

  var earlier: CodeStages? {
    switch self {
    case .once: nil
    case .again(let earlier): earlier
    }
  }

  var isAgain: Bool {
    switch self {
    case .once: false
    case .again: true
    }
  }

  var numbering: Numbering {
    switch self {
    case .once: .once
    case .again(let earlier): .again(after: earlier?.named.symbols)
    }
  }

  func kept(_ stages: CodeStages) -> CodeStages? {
    switch self {
    case .once: nil
    case .again: stages
    }
  }
}

/// Code as it was, with what a change since then can reach.
struct EarlierCode: Sendable {
  let stages: CodeStages
  /// In which files something may mean something else than before.
  let changed: FileSet
  let declarations: Declarations

  var declaresTheSame: Bool {
    switch declarations {
    case .same: true
    case .other: false
    }
  }

  enum Declarations: Sendable {
    /// No more than what functions do differs, in these files.
    case same(Set<FileID>)
    /// What these types are may differ, and what such names mean.
    case other(Marks<SymbolID>, names: Set<String>)
  }

  init(_ same: SameDeclarations) {
    stages = same.stages
    changed = FileSet(same.changed)
    declarations = .same(same.changed)
  }

  init(_ stages: CodeStages, changed: FileSet, types: Marks<SymbolID>, names: Set<String>) {
    self.stages = stages
    self.changed = changed
    declarations = .other(types, names: names)
  }

  /// What these types are may differ.
  var types: Marks<SymbolID> {
    switch declarations {
    case .same: Marks()
    case .other(let types, _): types
    }
  }

  /// The composition root of before, where the same types belong to it.
  func root(in code: NamedCode) -> CompositionRootTypes? {
    switch declarations {
    case .same(let files):
      stages.roles.root.isSame(in: code, as: stages.named, but: files) ? stages.roles.root : nil
    case .other: nil
    }
  }
}

extension EarlierUses {
  init(_ earlier: EarlierCode) {
    self.init(
      uses: earlier.stages.uses, roles: earlier.stages.roles, changed: earlier.changed, types: earlier.types,
      declaresTheSame: earlier.declaresTheSame)
  }
}

/// Code as it was when everything was declared as it is now: no more than what functions do differs, in a few files.
struct SameDeclarations: Sendable {
  let stages: CodeStages
  let changed: Set<FileID>
  /// The files where they belong as they are now.
  let placed: PlacedCode

  /// - Returns: `nil` where more than that differs, and where there was none.
  init?(_ reuse: CodeReuse, before scanned: [ScannedFile]) {
    guard let stages = reuse.earlier else { return nil }
    let files = stages.named.files
    guard files.count == scanned.count else { return nil }
    var changed: Set<FileID> = []
    for (index, file) in files.numbered where scanned[index.tableIndex].facts !== file.written {
      guard scanned[index.tableIndex].declaresTheSame(as: file) else { return nil }
      changed.insert(index)
    }
    guard let placed = PlacedCode(scanned, after: stages.placed, changed: changed) else { return nil }
    self.stages = stages
    self.changed = changed
    self.placed = placed
  }
}

extension ScannedFile {
  /// The names of other people's modules count as declared: whether they are such names, declarations say.
  fileprivate func declaresTheSame(as file: SourceFile) -> Bool {
    guard facts.declaresTheSame(as: file.written), modulePrefixes.count == file.modulePrefixes.count else {
      return false
    }
    return zip(modulePrefixes, file.modulePrefixes).allSatisfy { one, two in
      one.owner == two.owner && facts.hasSameText(one.module, as: two.module, of: file.written)
        && facts.hasSameText(one.name, as: two.name, of: file.written)
    }
  }
}
