import ArchModel
import ArchReports
import ArchRules

extension ConfigEffect {
  /// Judges the code of now by the configs of before, where a change touches them.
  ///
  /// `nil` when none of them can be used. Of nested configs that came or went nothing is told.
  init?(_ now: CheckRun, _ change: Change, _ arguments: Arguments) throws(Failure) {
    var former: [String: Architecture] = [:]
    for part in now.parts {
      guard let config = part.scope.config ?? change.removedConfig(of: part.scope) else { continue }
      let architecture = config.architecture { location throws(SystemError) in
        guard let content = change.formerContent(of: location) else {
          throw SystemError(code: SystemError.notARegularFile)
        }
        return content
      }
      let wasThere = change.formerContent(of: config.location) != nil
      former[part.scope.folder] = wasThere ? architecture : part.scope.folder.isEmpty ? .layered : nil
    }
    guard !former.isEmpty else { return nil }
    let judged = try CheckRun(now, at: .disk, judgedBy: former, arguments)
    self.init(from: judged.parts.flatMap(\.findings), to: now.parts.flatMap(\.findings))
  }
}

extension Change {
  /// The config that governed a folder and is gone.
  fileprivate func removedConfig(of scope: CheckScope) -> ConfigFile? {
    for name in ConfigFile.names {
      let location = scope.root.appending(name.utf8)
      let isThere = (try? SystemCalls.kind(of: location, followingLink: false)) != nil
      guard !isThere, formerContent(of: location) != nil else { continue }
      return ConfigFile(location: location, folder: scope.root, shownPath: scope.pathPrefix + name)
    }
    return nil
  }
}
