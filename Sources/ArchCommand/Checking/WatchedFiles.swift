import ArchAdoption
import ArchConfig
import ArchSystem

/// What a check reads, as it is on disk: as long as all of it is the same, another check would find the same.
struct WatchedFiles: Equatable {
  /// `nil` for what is not there, and may come.
  private var stamps: [SystemPath: FileStamp?] = [:]

  /// What files are called that a check may read, for those who are told by others which have changed.
  static let patterns =
    ["*.swift", "*.pbxproj", "*.json", "*.md", "*.markdown", SourceWalk.ignoreFileName]
    + ManifestName.ofXcodeGen + CodeOwners.paths

  /// Whether all of it is as it was; what has come since is not asked for, which takes much less.
  var areAsTheyWere: Bool { stamps.allSatisfy { SystemCalls.stamp(of: $0.key) == $0.value } }

  /// By walking the folders anew: files may have come and gone.
  init(_ arguments: Arguments) {
    add([arguments.configPath, arguments.baselinePath].compactMap { $0.map { SystemPath($0) } })
    guard let scope = try? CheckScope(arguments) else { return }
    add((scope.files + scope.projects + scope.descriptions + scope.manifests).map(\.location))
    add([scope.root.appending(BaselineFile.usualName.utf8)])
    var recordFolders = scope.recordFolders.map(\.location)
    for config in scope.configs {
      add(config.contents.map(\.location))
      let said = config.readingQuietly()?.architecture
      add([config.folder.appending((said?.baselinePath ?? BaselineFile.usualName).utf8)])
      recordFolders += (said?.decisionFolders ?? []).map { config.folder.appending($0.utf8) }
    }
    for folder in recordFolders { addRecords(in: folder) }
    guard let repository = scope.root.repositoryRoot else { return }
    add(CodeOwners.paths.map { repository.appending($0.utf8) })
  }

  private mutating func add(_ paths: [SystemPath]) {
    for path in paths { stamps.updateValue(SystemCalls.stamp(of: path), forKey: path) }
  }

  /// The report may be written beside what it is about, so that not every file counts.
  private mutating func addRecords(in folder: SystemPath, depth: Int = 0) {
    let entries = (try? SystemCalls.entries(of: folder)) ?? []
    add(
      entries.filter { RecordFiles.isMarkdown(String(decoding: $0.name, as: UTF8.self)) }.map {
        folder.appending($0.name)
      })
    guard depth < RecordFiles.deepest else { return }
    for entry in entries where entry.kind == .folder {
      addRecords(in: folder.appending(entry.name), depth: depth + 1)
    }
  }
}
