import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What is Swift and part of a codebase, but not of the app: tools for the build at its root, other people's code, and
/// apps that show how something is used.
struct SetApart {
  /// What keeps it out of a check.
  private(set) var patterns: [String] = []
  private(set) var files: Set<FileID> = []

  /// - Parameters:
  ///   - starts: the files that an app starts in.
  ///   - isApp: whether some files are those of an app that nothing else in the code starts.
  init(
    _ paths: [(path: String, file: FileID)], _ starts: Set<FileID>, isApp: (Set<FileID>) -> Bool
  ) {
    let all = paths.map { $0.path.split(separator: "/").dropLast().map(String.init) }
    // What everything is in is the root.
    let root = all.reduce(all.first ?? []) { root, folders in
      Array(root.prefix(zip(root, folders).prefix { $0 == $1 }.count))
    }
    var found: [String: [FileID]] = [:]
    var samples: [String: [FileID]] = [:]
    for ((_, file), folders) in zip(paths, all) {
      if folders.count > root.count, Self.tools.contains(folders[root.count]) {
        let written = folders[...root.count].map(ObservedFolder.asPattern)
        found[written.joined(separator: "/") + "/**", default: []].append(file)
      } else if let other = folders.first(where: { Self.samples.contains($0) || Self.vendored.contains($0) })
      {
        found["**/\(other)/**", default: []].append(file)
      } else if let sample = folders.indices.dropFirst(root.count).first(where: {
        FolderNames.endsAsSample(folders[$0])
      }) {
        let written = folders[...sample].map(ObservedFolder.asPattern)
        samples[written.joined(separator: "/") + "/**", default: []].append(file)
      }
    }
    // Called so by its last word alone, it is an app, or a part of one.
    found.merge(samples.filter { !starts.isDisjoint(with: $0.value) }) { first, _ in first }
    for (pattern, files) in found.sorted(by: { $0.key < $1.key })
    // What most of the code is in is what it is about, and the only app is no sample.
    where files.count * 4 < paths.count && !isApp(Set(files)) {
      patterns.append(pattern)
      self.files.formUnion(files)
    }
  }

  private static let tools = FolderNames[.tools]
  private static let samples = FolderNames[.samples]
  private static let vendored = FolderNames[.vendored]
}
