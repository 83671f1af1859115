/// The paths that git tracks in a repository, in the order of their bytes; no ignore file hides them.
struct TrackedFiles: Sendable {
  /// All paths without anything between them.
  private var bytes: [UInt8] = []
  /// Where each path ends.
  private var ends: [Int] = []
  /// Symbolic links among them.
  private var links: Set<Int> = []

  /// - Parameter paths: in any order.
  init(paths: [(path: [UInt8], isLink: Bool)]) {
    for (path, isLink) in paths.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) }) {
      append(path[...], isLink: isLink)
    }
  }

  init() {}

  /// What follows the path before it in byte order; the same path again counts once.
  mutating func append(_ path: ArraySlice<UInt8>, isLink: Bool) {
    if let last = ends.indices.last, self[last] == path { return }
    if isLink { links.insert(ends.count) }
    bytes += path
    ends.append(bytes.count)
  }

  var count: Int { ends.count }

  func contains(_ path: [UInt8]) -> Bool {
    let index = firstIndex(from: path)
    return index < ends.count && self[index].elementsEqual(path)
  }

  func containsLink(_ path: [UInt8]) -> Bool {
    let index = firstIndex(from: path)
    return links.contains(index) && self[index].elementsEqual(path)
  }

  /// - Parameter folder: with a slash at its end.
  func holdsAny(below folder: [UInt8]) -> Bool {
    let index = firstIndex(from: folder)
    return index < ends.count && self[index].starts(with: folder)
  }

  /// Swift files of a folder and of all below it, links left out.
  ///
  /// - Parameter folder: with a slash at its end; empty for all.
  func swiftFiles(below folder: [UInt8]) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var index = firstIndex(from: folder)
    while index < ends.count, self[index].starts(with: folder) {
      if SwiftFileName.matches(self[index]), !links.contains(index) { found.append(self[index]) }
      index += 1
    }
    return found
  }

  private subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Of the first path that does not come before this one.
  private func firstIndex(from path: [UInt8]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
