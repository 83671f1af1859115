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
    let walkedPaths = scope.files.map(\.path)
    let architectures = try architectures(of: &scope, arguments)
    guard scope.files.contains(where: { scope.isReported($0.path) }) else {
      _ = scope.unreadable.reported()
      throw .noSwiftFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    let parts = architectures.map { part, architecture in
      CheckedPart(part, architecture, inUse, walkedPaths, work, &timings)
    }

    let findings = parts.flatMap(\.findings)
    var coverage = Coverage(parts.map(\.coverage))
    coverage.unreadableFiles += scope.unreadable.count
    coverage.linksOutside = scope.linksOutside
    let sources = parts.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
    let report = Report(findings: findings, coverage: coverage, sources: sources)
    try timings.measure("report") { () throws(Failure) in try write(report, arguments, scope) }
    var isBlind = coverage.isBlind
    for part in parts { isBlind = part.sayWhatIsSilent(arguments, inUse) || isBlind }
    if arguments.showsTimings { timings.say(work) }
    let unreadable = scope.unreadable + parts.flatMap(\.unreadable)
    if unreadable.reported() || isBlind { return .couldNotCheck }
    return findings.contains { $0.status == .new && arguments.failOn.includes($0.severity) }
      ? .findings : .clean
  }

  /// The parts of a scope with what governs each. All configs are read, so that all their mistakes are told.
  private static func architectures(
    of scope: inout CheckScope, _ arguments: Arguments
  ) throws(Failure) -> [(CheckScope, Architecture)] {
    var own = try scope.config?.architecture() ?? .layered
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
        var architecture = try config.architecture()
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
