import ArchAdoption
import ArchConfig
import ArchReports
import ArchRules
import ArchSystem

/// What a check would find if some things were otherwise.
struct SupposedCode {
  let run: CheckRun
  /// Paths of now by those that there would be.
  private let origins: [String: String]

  /// As it is.
  init(nothing now: CheckRun) {
    run = now
    origins = [:]
  }

  init(_ suppositions: [Supposition], _ now: CheckRun, _ arguments: Arguments) throws(Failure) {
    // What the config leaves out can be moved to where it counts, and the other way round.
    let paths = now.scope.asOf(now.scope.tree).files.map(\.path)
    var settings: [ConfigSetting] = []
    var config = now.scope.config
    var moves = SupposedMoves()
    var agreements = SupposedProtocols()
    for supposition in suppositions {
      switch supposition {
      case .setting(let setting): settings.append(setting)
      case .config(let path):
        let location = try SystemPath(named: path)
        guard !location.isFolder else {
          throw .path(path, SystemError(code: SystemError.notARegularFile))
        }
        config = ConfigFile(location: location, folder: now.scope.root, shownPath: path)
      case .move(let from, let to): try moves.move(from, to: to, among: paths, now.scope)
      case .typeMove(let type, let path, let to):
        try moves.move(type: type, of: path, to: to, among: paths, now)
      case .agreement(let type, let name): try agreements.replace(type, by: name, among: paths, now)
      }
    }
    var architectures = Dictionary(
      now.parts.map { ($0.scope.folder, $0.architecture) }, uniquingKeysWith: { first, _ in first })
    if config != now.scope.config || !settings.isEmpty {
      guard let config else { throw .nothingToLayOver(settings.map(\.words)) }
      architectures[""] = try settings.isEmpty ? config.architecture() : config.architecture(with: settings)
    }
    run = try CheckRun(
      now,
      now.scope.supposing(governedBy: config) { [moves, agreements] file in
        agreements.files(insteadOf: moves.files(insteadOf: file), of: file.path)
      }, judgedBy: architectures, arguments)
    origins = moves.origins
  }

  /// How many findings ask for something.
  var count: Int { run.parts.flatMap(\.findings).count { $0.status == .new } }

  /// What comes and goes from here to there, all at the places of now.
  func change(to then: SupposedCode) -> (coming: [Finding], going: [Finding]) {
    let change = FindingChange(from: side, to: then.side)
    return (change.new, change.fixed)
  }

  private var side: FindingChange.Side {
    var side = run.side(
      run.parts.flatMap(\.findings).map { finding in finding.mapPaths { origins[$0] ?? $0 } })
    side.paths = Set(side.paths.map { origins[$0] ?? $0 })
    side.sources = Dictionary(
      side.sources.map { (origins[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return side
  }
}
