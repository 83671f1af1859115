import ArchFacts
import ArchLocks

/// The stages of a codebase, kept for the next one of the same files, architecture and manifests: after a change of
/// what a function does, all that rests on declarations alone still holds.
package final class KeptCode: Sendable {
  private let stages = Locked<CodeStages?>(nil)

  package init() {}

  func earlier(than scanned: [ScannedFile]) -> EarlierCode? {
    stages.withLock { $0 }.flatMap { EarlierCode($0, before: scanned) }
  }

  func keep(_ stages: CodeStages) { self.stages.withLock { $0 = stages } }
}

/// What is worth keeping of a codebase.
struct CodeStages: Sendable {
  let placed: PlacedCode
  let named: NamedCode
  let uses: Uses
}

/// Code as it was when everything was declared as it is now: no more than what functions do differs, in a few files.
struct EarlierCode: Sendable {
  let placed: PlacedCode
  let named: NamedCode
  let uses: Uses
  let changed: Set<FileID>

  /// - Returns: `nil` where more than that differs.
  init?(_ stages: CodeStages, before scanned: [ScannedFile]) {
    placed = stages.placed
    named = stages.named
    uses = stages.uses
    guard named.files.count == scanned.count else { return nil }
    var changed: Set<FileID> = []
    for (index, file) in named.files.numbered where scanned[index.tableIndex].facts !== file.written {
      guard scanned[index.tableIndex].declaresTheSame(as: file) else { return nil }
      changed.insert(index)
    }
    self.changed = changed
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
