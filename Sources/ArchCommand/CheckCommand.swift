import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchScan

/// `archcheck check`: arguments → config → files → facts → codebase → findings → minus baseline → report.
enum CheckCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var arguments = arguments
    let operands = try FileList.expanded(arguments.operands)
    if operands.isEmpty, !arguments.operands.isEmpty { return try reportNothing(arguments) }
    arguments.operands = operands
    var run = try CheckRun(arguments)
    let baselines = try KnownFindings(run, arguments)
    let change = try arguments.changedSince.map { name throws(Failure) in try Change(since: name, run.scope) }
    let findings = baselines.findings.filter { finding in change?.touches(finding.path) ?? true }
    if let change, !arguments.isQuiet { change.say(findings, of: baselines.findings) }
    let report = Report(
      findings: findings, coverage: run.coverage, sources: run.sources, rules: run.rules,
      baseline: baselines.state)
    let scope = run.scope
    try run.timings.measure("report") { () throws(Failure) in try ReportOutput(arguments, scope).write(report)
    }
    guard run.isTrustworthy(arguments) else { return .couldNotCheck }
    if arguments.failsOnStale, report.summary.stale > 0 { return .findings }
    return report.newFindings.contains { arguments.failOn.includes($0.severity) } ? .findings : .clean
  }

  /// A change without Swift files breaks nothing. Who reads the reports finds them all the same, and a config
  /// that the change broke is told.
  private static func reportNothing(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var arguments = arguments
    arguments.operands = []
    let scope = try CheckScope(arguments)
    _ = try scope.config?.architecture()
    let report = Report(findings: [], coverage: Coverage(files: 0))
    try ReportOutput(arguments, scope).write(report)
    return .clean
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
