import ArchAdoption
import ArchConfig
import ArchJSON
import ArchModel
import ArchSystem

/// The configs that governed the code before a change, and what they said.
struct FormerConfigs {
  /// The files of now, in the parts that those configs make of them.
  let scope: CheckScope
  /// By the folders that they govern. One that is of no use is left out, and so is its folder.
  private(set) var sides: [String: ConfigSide] = [:]
  /// Whether they are those of now, in every byte.
  let isUnchanged: Bool

  init(_ now: CheckRun, _ change: Change, _ arguments: Arguments) {
    let tree = FileTree.commit(change.tree)
    let root = Self.root(now.scope, change, arguments)
    let scope = now.scope.governed(by: root, in: tree, arguments)
    self.scope = scope
    let parts = [scope] + scope.parts().filter { !$0.folder.isEmpty }
    for part in parts { sides[part.folder] = Self.side(of: part, change) }
    let old = Set(parts.compactMap(\.config?.location))
    let new = Set(now.parts.compactMap(\.scope.config?.location)).union(
      [now.scope.config?.location].compactMap { $0 })
    isUnchanged = old == new && !new.contains { change.hasNewContent($0) } && Self.extended(now, change)
  }

  /// Of those that are written: what others would be, the code shows.
  var architectures: [String: Architecture] { sides.filter { $1.isWritten }.mapValues(\.architecture) }

  /// The config that governed the root: one that is named on the command line governs whatever a commit has.
  private static func root(_ scope: CheckScope, _ change: Change, _ arguments: Arguments) -> ConfigFile? {
    guard arguments.usesConfig else { return nil }
    let named = arguments.configPath == nil ? nil : scope.config
    let candidates =
      named.map { [$0] }
      ?? ConfigName.all.map { name in
        ConfigFile(
          location: scope.root.appending(name.utf8), folder: scope.root, shownPath: scope.pathPrefix + name)
      }
    let former = candidates.first { change.formerContent(of: $0.location) != nil }
    // What the repository does not have, or only just got, was not there; what is elsewhere is as it is.
    guard former == nil, let config = scope.config, !change.covers(config.location) else { return former }
    return config
  }

  /// Whether the files that configs extend are the same, too.
  private static func extended(_ now: CheckRun, _ change: Change) -> Bool {
    let configs = Set(now.parts.compactMap(\.scope.config))
    return !configs.flatMap(\.contents).contains { location, _ in change.hasNewContent(location) }
  }

  private static func side(of part: CheckScope, _ change: Change) -> ConfigSide? {
    guard let config = part.config else { return ConfigSide.usual(in: part, isFormer: true) }
    let reading = config.reading { location throws(SystemError) in
      guard change.covers(location) else { return try SystemCalls.read(location) }
      guard let content = change.formerContent(of: location) else {
        throw SystemError(code: SystemError.notARegularFile)
      }
      return content
    }
    return reading.map { ConfigSide($0, config, isFormer: true) }
  }
}

extension ConfigSide {
  init(
    _ reading: (architecture: Architecture, sources: ConfigSources), _ config: ConfigFile, isFormer: Bool
  ) {
    let folder = (try? SystemPath(resolving: "."))?.text ?? ""
    let others = reading.sources.sources.dropFirst().map {
      $0.path.hasPrefix("/") ? $0.path : "\(folder)/\($0.path)"
    }
    self.init(
      reading.architecture, reading.sources.merged, documents: [config.location.text] + others,
      isFormer: isFormer)
  }

  /// Where there is no config.
  static func usual(in scope: CheckScope, isFormer: Bool) -> ConfigSide {
    ConfigSide(
      .unwritten, nil, documents: [scope.root.appending(ConfigName.usual.utf8).text], isFormer: isFormer)
  }

  /// Of a part as it is checked now.
  init(of part: CheckedPart) {
    if let config = part.scope.config, let reading = config.readingQuietly() {
      self.init(reading, config, isFormer: false)
    } else {
      self = .usual(in: part.scope, isFormer: false)
    }
  }
}

extension Change {
  /// Whether a file of the repository has other content, or was not there.
  fileprivate func hasNewContent(_ location: SystemPath) -> Bool {
    covers(location) && formerContent(of: location) != (try? SystemCalls.read(location))
  }
}
