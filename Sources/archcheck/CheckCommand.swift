import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchScan

/// `archcheck check`: arguments → config → files → facts → codebase → findings → minus baseline → report.
enum CheckCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var run = try CheckRun(arguments)
    let baselines = try KnownFindings(run, arguments)
    let report = Report(
      findings: baselines.findings, coverage: run.coverage, sources: run.sources, rules: run.rules,
      baseline: baselines.state)
    let scope = run.scope
    try run.timings.measure("report") { () throws(Failure) in try ReportOutput(arguments, scope).write(report)
    }
    guard run.isTrustworthy(arguments) else { return .couldNotCheck }
    if arguments.failsOnStale, report.summary.stale > 0 { return .findings }
    return report.newFindings.contains { arguments.failOn.includes($0.severity) } ? .findings : .clean
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
