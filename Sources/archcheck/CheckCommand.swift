import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchScan

/// `archcheck check`: arguments → config → files → facts → codebase → findings → report.
enum CheckCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var timings = Timings()
    let work = WorkTimes()
    let inUse = try RulesInUse(arguments)
    var scope = try timings.measure("walk") { () throws(Failure) in try CheckScope(arguments) }
    let architecture = try scope.config?.architecture() ?? .layered
    let walkedPaths = scope.files.map(\.path)
    scope.keep(architecture.includes)
    guard scope.files.contains(where: { scope.isReported($0.path) }) else {
      _ = scope.unreadable.reported()
      throw .noSwiftFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }

    let (scanned, unreadable) = timings.measure("read and scan") { scan(scope.files, work) }
    let codebase = timings.measure("model") {
      Codebase(architecture, scanned, projects: scope.projects, work: ThreadedWork())
    }
    let records = timings.measure("records") { RecordFiles(scope, architecture, rules: inUse.rules) }
    let findings = timings.measure("rules") {
      judge(codebase, RuleRun(architecture, rules: inUse.rules, log: records.log)).filter {
        scope.isReported($0.path)
      }
    }

    var coverage = Coverage(of: codebase, isRecognized: scope.config == nil)
    coverage.unreadableFiles = scope.unreadable.count + unreadable.count
    coverage.linksOutside = scope.linksOutside
    let sources = sources(of: findings, in: codebase)
      .merging(records.sources(of: findings, scope)) { code, _ in code }
    let report = Report(findings: findings, coverage: coverage, sources: sources)
    try timings.measure("report") { () throws(Failure) in try write(report, arguments, scope) }
    Silence(scope, codebase, walkedPaths, records, inUse).say(arguments)
    records.sayWhatIsMissing(arguments)
    if arguments.showsTimings { timings.say(work) }
    let isBlind = coverage.isBlind || sayDeadRules(scope, codebase)
    if (scope.unreadable + unreadable + records.unreadable).reported() || isBlind { return .couldNotCheck }
    return findings.contains { arguments.failOn.includes($0.severity) } ? .findings : .clean
  }

  /// A rule of the team's own that looks at nothing would keep silent for ever.
  private static func sayDeadRules(_ scope: CheckScope, _ codebase: Codebase) -> Bool {
    guard let config = scope.config, scope.holdsAllOfConfig else { return false }
    let problems = DeadOwnRules(in: codebase).problems
    config.say(problems)
    return !problems.isEmpty
  }

  static func scan(
    _ files: [FileOnDisk], _ work: WorkTimes
  ) -> (scanned: [ScannedFile], unreadable: [Unreadable]) {
    var scanned: [ScannedFile] = []
    var unreadable: [Unreadable] = []
    scanned.reserveCapacity(files.count)
    for result in ParallelScan.map(files, work, { ScannedFile($0) }) {
      switch result {
      case .success(let file): scanned.append(file)
      case .failure(let problem): unreadable.append(problem)
      }
    }
    return (scanned, unreadable)
  }

  private static func judge(_ codebase: Codebase, _ run: RuleRun) -> [Finding] {
    let parts = ParallelWork.map(run.passes) { rule throws(Never) in run.findings(of: rule, in: codebase) }
    let own = ParallelWork.map(run.ownRules) { rule throws(Never) in run.findings(of: rule, in: codebase) }
    return RuleRun.merged((parts + own).map { $0.get() } + [run.recordFindings])
  }

  private static func sources(of findings: [Finding], in codebase: Codebase) -> [String: SourceText] {
    let paths = Set(findings.map(\.path))
    let files = codebase.files.filter { paths.contains($0.path) }
    return Dictionary(
      files.map { ($0.path, SourceText($0.facts.bytes, lines: $0.lines)) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func write(_ report: Report, _ arguments: Arguments, _ scope: CheckScope) throws(Failure) {
    switch arguments.format {
    case .text:
      var options = TextReport.Options()
      options.isColored = Output.standard.usesColor(arguments.color)
      options.isQuiet = arguments.isQuiet
      options.isVerbose = arguments.isVerbose
      options.pathPrefix = scope.pathPrefix
      try Output.standard.answer(TextReport.render(report, options))
    case .json:
      try Output.standard.answer(JSONReport.render(report))
    }
  }
}

extension FailingSeverity {
  func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: severity >= .note
    case .never: false
    }
  }
}

extension Coverage {
  /// With `isRecognized` it tells by what the layout was recognised.
  fileprivate init(of codebase: Codebase, isRecognized: Bool) {
    self.init(files: codebase.files.count)
    unmappedPaths = codebase.files.filter { $0.layer == nil }.map(\.path)
    unresolvedNames = codebase.ambiguousNames.count
    frequentUnresolvedNames = codebase.frequentAmbiguousNames(10)
    skippedConstructs = codebase.files.reduce(0) { $0 + $1.facts.skipped }
    let counts = codebase.architecture.layers.map { layer in
      (name: layer.name, files: codebase.files.count { $0.layer?.name == layer.name })
    }.filter { $0.files > 0 }
    layers = counts.map(\.name)
    if isRecognized, !counts.isEmpty {
      let presets = codebase.architecture.presets.map { "'\($0)'" }.joined(separator: ", ")
      let found = counts.map { "\($0.name) (\($0.files))" }.joined(separator: ", ")
      recognizedLayout = "took the preset \(presets), since names of folders and files tell layers: \(found)"
    }
  }
}
