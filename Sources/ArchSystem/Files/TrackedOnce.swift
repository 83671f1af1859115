import ArchLocks

/// What git tracks, read when first asked for, by whichever thread it is; empty where nobody can tell.
final class TrackedOnce: Sendable {
  private let repository: SystemPath?
  private let tree: FileTree
  private let known = Locked<TrackedFiles?>(nil)

  init(of repository: SystemPath?, in tree: FileTree) {
    self.repository = repository
    self.tree = tree
  }

  var files: TrackedFiles {
    known.withLock { known in
      let files = known ?? repository.flatMap(tree.trackedFiles) ?? TrackedFiles()
      known = files
      return files
    }
  }
}
