import ArchModel
import ArchReports
import ArchRules

extension ConfigEffect {
  /// Judges the code of now by the configs of before, where a change touches one that was there.
  ///
  /// `nil` without such a config, or when what it said cannot be used.
  init?(_ now: CheckRun, _ change: Change, _ arguments: Arguments) throws(Failure) {
    var former: [String: Architecture] = [:]
    for part in now.parts {
      guard let config = part.scope.config else { continue }
      let architecture = config.architecture { location throws(SystemError) in
        guard let content = change.formerContent(of: try SystemCalls.realPath(of: location)) else {
          throw SystemError(code: SystemError.notARegularFile)
        }
        return content
      }
      former[part.scope.folder] = architecture
    }
    guard !former.isEmpty else { return nil }
    let judged = try CheckRun(now, at: .disk, judgedBy: former, arguments)
    self.init(from: judged.parts.flatMap(\.findings), to: now.parts.flatMap(\.findings))
  }
}
