import ArchConfig
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// Everything that a command line asks to be checked, checked: each part by the config that governs it.
struct CheckRun {
  let scope: CheckScope
  let parts: [CheckedPart]
  let inUse: RulesInUse
  var timings: Timings
  private let work: WorkTimes

  /// - Parameter kept: of an earlier check in this process.
  init(_ arguments: Arguments, in tree: FileTree = .disk, kept: KeptFacts? = nil) throws(Failure) {
    var timings = Timings()
    var scope = try timings.measure("walk") { () throws(Failure) in try CheckScope(arguments, in: tree) }
    let walkedPaths = WalkedPaths(scope.files.map(\.path))
    let architectures = try Self.architectures(of: &scope, arguments, known: [:])
    if scope.files.isEmpty, let config = scope.config, let own = architectures.first?.1 {
      try Self.refuseNothing(own, config, walkedPaths.below(""))
    }
    guard scope.files.contains(where: { scope.isReported($0.path) }) else {
      _ = scope.unreadable.reported()
      throw .noSwiftFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    let inUse = try RulesInUse(arguments, own: architectures.flatMap { $0.1.own.map(\.id) })
    self.init(scope, architectures, inUse, walkedPaths, timings, arguments, kept: kept)
  }

  /// Where there is Swift and the config leaves all of it out, the entry that does is named.
  private static func refuseNothing(
    _ architecture: Architecture, _ config: ConfigFile, _ walkedPaths: [String]
  ) throws(Failure) {
    guard !walkedPaths.isEmpty else { return }
    let unused = UnusedSettings(
      in: Codebase.laidOut(architecture, [], build: BuildFiles(), work: ThreadedWork()),
      walkedPaths: walkedPaths,
      recordNames: [])
    config.say(unused.problemsOfSources)
    throw .nothingIncluded(config: config.shownPath, files: walkedPaths.count)
  }

  /// What the same would have found at a commit, by the configs of now.
  init(_ now: CheckRun, at tree: FileTree, _ arguments: Arguments) throws(Failure) {
    let known = Dictionary(
      now.parts.map { ($0.scope.folder, $0.architecture) }, uniquingKeysWith: { first, _ in first })
    try self.init(now, now.scope.asOf(tree), judgedBy: known, arguments)
  }

  /// What would be found if some files were judged that are not: they are part of the app whatever they look like, and
  /// are looked at wherever they are.
  init(_ now: CheckRun, judgingAlso paths: Set<String>, _ arguments: Arguments) throws(Failure) {
    var known: [String: Architecture] = [:]
    for part in now.parts {
      var architecture = part.architecture
      let folder = part.scope.folder
      architecture.judgedAnyway = Set(
        paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) })
      known[folder] = architecture
    }
    try self.init(now, now.scope.lookingAlso(at: paths), judgedBy: known, arguments)
  }

  /// What the same rules find elsewhere.
  ///
  /// - Parameter known: what configs say, by their folders.
  init(
    _ now: CheckRun, _ scope: CheckScope, judgedBy known: [String: Architecture], _ arguments: Arguments
  ) throws(Failure) {
    var scope = scope
    let walkedPaths = WalkedPaths(scope.files.map(\.path))
    let architectures = try Self.architectures(of: &scope, arguments, known: known)
    self.init(scope, architectures, now.inUse, walkedPaths, Timings(), arguments)
  }

  /// - Parameter kept: of an earlier check in this process.
  init(
    _ scope: CheckScope, _ architectures: [(CheckScope, Architecture)], _ inUse: RulesInUse,
    _ walkedPaths: WalkedPaths, _ timings: Timings, _ arguments: Arguments, kept: KeptFacts? = nil
  ) {
    let work = WorkTimes()
    var timings = timings
    timings.progress = ProgressLine.start(arguments, files: scope.files.count, work)
    defer { timings.progress?.end() }
    parts = architectures.map { part, architecture in
      CheckedPart(part, architecture, inUse, walkedPaths.below(part.folder), work, &timings, kept: kept)
    }
    self.scope = scope
    self.inUse = inUse
    self.timings = timings
    self.work = work
  }

  var coverage: Coverage {
    var coverage = Coverage(parts.map(\.coverage))
    coverage.unreadableFiles += scope.unreadable.count
    coverage.linksOutside = scope.linksOutside
    coverage.leftOut += scope.leftOut.filter { !$0.reason.isCheckedElsewhere }.map { file in
      LeftOutPath(
        path: file.path, reason: file.reason.words, isLinkOutside: file.reason == .linkOutside)
    }
    return coverage
  }

  var sources: [String: SourceText] {
    parts.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
  }

  var rules: [ActiveRule] { parts.flatMap(\.rules) }

  /// Says on standard error what was left out and what kept silent; whether what was found can be relied on.
  func isTrustworthy(_ arguments: Arguments) -> Bool {
    var isBlind = coverage.isBlind
    for part in parts { isBlind = part.sayWhatIsSilent(arguments, inUse) || isBlind }
    if arguments.showsTimings { timings.say(work) }
    return !(scope.unreadable + parts.flatMap(\.unreadable)).reported() && !isBlind
  }

  /// The parts of a scope with what governs each. All configs are read, so that all their mistakes are told.
  ///
  /// - Parameter known: those that were read before, by folder.
  static func architectures(
    of scope: inout CheckScope, _ arguments: Arguments, known: [String: Architecture]
  ) throws(Failure) -> [(CheckScope, Architecture)] {
    var own = Architecture.unwritten
    if let read = known[""] {
      own = read
    } else if let config = scope.config {
      own = try config.architecture()
    }
    own.turnOn(arguments.rules)
    scope.keep(own.includes)
    var result: [(CheckScope, Architecture)] = []
    var failure: Failure?
    for var part in scope.parts() {
      guard !part.folder.isEmpty, let config = part.config else {
        result.append((part, own))
        continue
      }
      do throws(Failure) {
        var architecture: Architecture
        if let read = known[part.folder] {
          architecture = read
        } else {
          architecture = try config.architecture()
        }
        architecture.turnOn(arguments.rules)
        part.keep(architecture.includes)
        result.append((part, architecture))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return result
  }
}
