import ArchFacts

/// The paths of every file that a walk found, those included that configs leave out.
struct WalkedPaths {
  /// In the byte order, so that those of a folder are together: each nested config asks for its own.
  private let sorted: [String]

  init(_ paths: [String]) { sorted = paths.sorted { $0.precedes($1) } }

  /// Those below a folder, relative to it.
  ///
  /// - Parameter folder: empty for the root, or with a slash at its end.
  func below(_ folder: String) -> [String] {
    guard !folder.isEmpty else { return sorted }
    let first = sorted.partitioningIndex { !$0.precedes(folder) }
    return sorted[first...].prefix { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }
}
