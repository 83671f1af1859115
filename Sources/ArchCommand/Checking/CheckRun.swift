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
    let layout = try CheckLayout(arguments, in: tree, &timings)
    try self.init(layout, timings, arguments, kept: kept)
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
    let layout = try CheckLayout(scope, now.inUse, judgedBy: known, arguments)
    try self.init(layout, Timings(), arguments)
  }

  /// - Parameter kept: of an earlier check in this process.
  init(
    _ layout: CheckLayout, _ timings: Timings, _ arguments: Arguments, kept: KeptFacts? = nil
  ) throws(Failure) {
    let (scope, inUse) = (layout.scope, layout.inUse)
    let work = WorkTimes()
    var timings = timings
    timings.progress = ProgressLine.start(arguments, files: scope.files.count, work)
    defer { timings.progress?.end() }
    parts = layout.parts.map { part, architecture in
      CheckedPart(
        part, architecture, inUse, layout.walkedPaths.below(part.folder), work, &timings, kept: kept,
        beside: layout.proofs)
    }
    try layout.proofs.refuseUnproved()
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

  var sources: [String: SourceText] { sources { _ in true } }

  /// The same of some of the code only.
  func sources(where isWanted: (String) -> Bool) -> [String: SourceText] {
    let first = parts.first?.sources(where: isWanted) ?? [:]
    return parts.dropFirst().reduce(into: first) {
      $0.merge($1.sources(where: isWanted)) { first, _ in first }
    }
  }

  var rules: [ActiveRule] { parts.flatMap(\.rules) }

  /// Says on standard error what was left out and what kept silent; whether what was found can be relied on.
  func isTrustworthy(_ arguments: Arguments) -> Bool {
    var isBlind = coverage.isBlind
    for part in parts { isBlind = part.sayWhatIsSilent(arguments, inUse) || isBlind }
    if arguments.showsTimings { timings.say(work) }
    return !(scope.unreadable + parts.flatMap(\.unreadable)).reported() && !isBlind
  }
}
