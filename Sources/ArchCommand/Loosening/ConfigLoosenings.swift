import ArchAdoption
import ArchModel
import ArchRules

/// What the configs of now are looser in than those of before, config by config.
struct ConfigLoosenings {
  private let before: CheckRun
  private let now: CheckRun
  private let former: FormerConfigs
  private(set) var all: [Loosening] = []

  /// - Parameters:
  ///   - before: the code of now, judged by the configs of before.
  init(from before: CheckRun, to now: CheckRun, _ former: FormerConfigs) {
    self.before = before
    self.now = now
    self.former = former
    let old = Self.standings(before)
    let new = Self.standings(now)
    let sides = Dictionary(
      now.parts.map { ($0.scope.folder, ConfigSide(of: $0)) }, uniquingKeysWith: { first, _ in first })
    for part in now.parts {
      let folder = part.scope.folder
      guard let side = former.sides[folder], let current = sides[folder] else { continue }
      let files = part.codebase.files.compactMap { file -> (before: FileStanding, now: FileStanding)? in
        guard let was = old[folder + file.path], was.folder == folder,
          let now = new[folder + file.path]
        else { return nil }
        return (was.standing, now.standing)
      }
      all += Self.compare(side, current, part, files)
    }
    all += governedAnew(old, new, sides)
  }

  private static func compare(
    _ old: ConfigSide, _ new: ConfigSide, _ part: CheckedPart,
    _ files: [(before: FileStanding, now: FileStanding)]
  ) -> [Loosening] {
    switch (old.isWritten, new.isWritten) {
    // A team's first config says what was guessed; where it finds less, that is reported as a whole.
    case (false, _): return []
    case (true, false):
      return [
        Loosening(
          .config, at: old.start,
          "the config is gone: the layers are what the code shows, and no preset is on",
          reach: .code(Set(part.codebase.files.map { part.scope.folder + $0.path })))
      ]
    case (true, true):
      let folder = part.scope.folder
      let judged = part.checkedPaths.map { String($0.dropFirst(folder.count)) }
      return ConfigComparison(from: old, to: new).loosenings(
        files, walked: part.walkedPaths, judged: judged, prefix: folder)
    }
  }

  /// Files that a nested config governs which came, or governed which went.
  private func governedAnew(
    _ old: [String: Standing], _ new: [String: Standing], _ sides: [String: ConfigSide]
  ) -> [Loosening] {
    var paths: [[String]: [String]] = [:]
    for (path, standing) in new {
      guard let was = old[path], was.folder != standing.folder else { continue }
      paths[[was.folder, standing.folder], default: []].append(path)
    }
    return paths.sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }.compactMap { folders, paths in
      guard let side = former.sides[folders[0]], let current = sides[folders[1]] else { return nil }
      let isNew = former.sides[folders[1]] == nil
      // Where a config went, the one around it may well ask for all that it did.
      guard isNew || !ConfigComparison(from: side, to: current).rules([]).isEmpty else { return nil }
      let count =
        paths.count == 1
        ? "1 file that another config governed" : "\(paths.count) files that another config governed"
      return Loosening(
        .config, at: isNew ? current.start : side.start,
        isNew
          ? "this config governs \(count)"
          : "the config is gone, and another one governs \(paths.count) files",
        reach: .code(Set(paths)))
    }
  }

  private struct Standing {
    /// What the config that governs the file governs.
    let folder: String
    let standing: FileStanding
  }

  private static func standings(_ run: CheckRun) -> [String: Standing] {
    var standings: [String: Standing] = [:]
    for part in run.parts {
      let folder = part.scope.folder
      for file in part.codebase.files {
        let path = folder + file.path
        standings[path] = Standing(folder: folder, standing: FileStanding(file, path: path))
      }
    }
    return standings
  }
}
