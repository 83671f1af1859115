import ArchAdoption
import ArchConfig
import ArchReports
import ArchRules
import ArchSystem

/// What a check would find if some things were otherwise, beside what it finds.
struct SupposedCode {
  /// Findings that there would be and that there are not, at the places of now.
  let coming: [Finding]
  /// Findings that there are and that there would not be.
  let going: [Finding]
  /// How many there are, and how many there would be.
  let counts: (now: Int, then: Int)

  init(_ suppositions: [Supposition], _ now: CheckRun, _ arguments: Arguments) throws(Failure) {
    var settings: [ConfigSetting] = []
    var config = now.scope.config
    var moved: [String: String] = [:]
    for supposition in suppositions {
      switch supposition {
      case .setting(let setting): settings.append(setting)
      case .config(let path):
        let location = try SystemPath(named: path)
        guard !location.isFolder else {
          throw .path(path, SystemError(code: SystemError.notARegularFile))
        }
        config = ConfigFile(location: location, folder: now.scope.root, shownPath: path)
      case .move(let from, let to): try Self.add(from, to, to: &moved, now.scope)
      }
    }
    var architectures = Dictionary(
      now.parts.map { ($0.scope.folder, $0.architecture) }, uniquingKeysWith: { first, _ in first })
    if config != now.scope.config || !settings.isEmpty {
      guard let config else { throw .nothingToLayOver(settings.map(\.words)) }
      architectures[""] = try settings.isEmpty ? config.architecture() : config.architecture(with: settings)
    }
    let then = try CheckRun(
      now, now.scope.supposing(moved, governedBy: config), judgedBy: architectures, arguments)
    let (old, new) = (now.parts.flatMap(\.findings), then.parts.flatMap(\.findings))
    let change = FindingChange(from: now.side(old), to: then.side(new), renames: moved)
    let former = Dictionary(moved.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    coming = change.new.map { finding in finding.mapPaths { former[$0] ?? $0 } }
    going = change.fixed.map { finding in finding.mapPaths { former[$0] ?? $0 } }
    counts = (old.count { $0.status == .new }, new.count { $0.status == .new })
  }

  /// The files of a move.
  ///
  /// - Parameter moved: new paths by the old ones.
  private static func add(
    _ from: String, _ to: String, to moved: inout [String: String], _ scope: CheckScope
  ) throws(Failure) {
    let (old, new) = (inRun(from, scope), inRun(to, scope))
    // What the config leaves out can be moved to where it counts, and the other way round.
    let paths = scope.asOf(scope.tree).files.map(\.path)
    let found = paths.filter { $0 == old || $0.hasPrefix(old + "/") }
    guard !found.isEmpty else { throw .nothingToMove(from, known: folders(of: paths) + paths) }
    let places = Set(paths)
    for path in found {
      let place = new + path.dropFirst(old.count)
      guard !places.contains(place) || moved[place] != nil else { throw .placeTaken(from, by: place) }
      moved[path] = place
    }
  }

  /// A path of a report as one of the run.
  private static func inRun(_ path: String, _ scope: CheckScope) -> String {
    !scope.pathPrefix.isEmpty && path.hasPrefix(scope.pathPrefix)
      ? String(path.dropFirst(scope.pathPrefix.count)) : path
  }

  private static func folders(of paths: [String]) -> [String] {
    var folders: Set<String> = []
    for path in paths {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        guard folders.insert(String(rest)).inserted else { break }
      }
    }
    return folders.sorted()
  }
}
