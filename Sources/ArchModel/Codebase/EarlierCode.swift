import ArchFacts

/// What a codebase keeps for the next one of the same files, architecture and manifests: after a change of what a
/// function does, all that rests on declarations alone still holds.
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

  fileprivate var earlier: CodeStages? {
    switch self {
    case .once: nil
    case .again(let earlier): earlier
    }
  }

  func kept(_ stages: CodeStages) -> CodeStages? {
    switch self {
    case .once: nil
    case .again: stages
    }
  }
}

/// Code as it was when everything was declared as it is now: no more than what functions do differs, in a few files.
struct EarlierCode: Sendable {
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
