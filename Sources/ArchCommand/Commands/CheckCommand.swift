import ArchReports
import ArchRules
import ArchSystem

/// `archcheck check`: arguments → config → files → facts → codebase → findings → minus baseline → report.
enum CheckCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    guard arguments.suppositions.isEmpty else { return try SuppositionCommand.run(arguments) }
    guard !arguments.watches else {
      return WatchedCheck.run(arguments) { kept throws(Failure) in try run(arguments, in: .disk, kept) }
    }
    guard arguments.readsStandardInput else { return try run(arguments, in: .disk) }
    var arguments = arguments
    var tree = FileTree.disk
    if let name = arguments.standardInputName {
      tree = .edited(try EditedFiles(onStandardInput: name))
      arguments.operands = [name]
    } else {
      arguments.operands = try FileList.expanded(arguments.operands)
    }
    do throws(Failure) {
      if !arguments.operands.isEmpty { return try run(arguments, in: tree) }
      // A change of the config alone may break it.
      _ = try ConfigFile(for: arguments, at: ["."])?.architecture()
    } catch {
      guard case .noSwiftFiles = error else { throw error }
    }
    // A program chose the files: it knows neither what is Swift nor what the config leaves out.
    try ReportOutput(arguments).write(
      Report(findings: [], coverage: Coverage(files: 0), sources: [:], rules: []))
    return .clean
  }

  /// - Parameter kept: of an earlier check in this process.
  private static func run(
    _ arguments: Arguments, in tree: FileTree, _ kept: KeptFacts? = nil
  ) throws(Failure) -> ExitCode {
    var run = try CheckRun(arguments, in: tree, kept: kept)
    let baselines = try KnownFindings(run, arguments, onlyExisting: true)
    let change = try arguments.changedSince.map { name throws(Failure) in try Change(since: name, run.scope) }
    var found = baselines.findings
    var rules = run.rules
    var sources = run.sources
    if let change, arguments.judgment == .base {
      let before = try CheckRun(run, at: .commit(change.tree), arguments)
      let former = try FormerJudgement(run, before, baselines, change, arguments)
      found = former.joined(to: found)
      rules = former.joined(to: rules)
      sources.merge(former.run.sources) { own, _ in own }
    }
    let findings = found.filter { finding in change?.touches(finding.path) ?? true }
    if let change, !arguments.isQuiet { change.say(findings, of: found) }
    let report = Report(
      findings: findings, coverage: run.coverage, sources: sources, rules: rules,
      baseline: baselines.state, work: ThreadedWork())
    let checked = run
    try run.timings.measure("report") { () throws(Failure) in
      try ReportOutput(arguments, checked.scope).write(report, of: checked)
    }
    if kept == nil { UntilExit.keep((run, report)) }
    guard run.isTrustworthy(arguments) else { return .couldNotCheck }
    if arguments.failsOnStale, report.summary.stale > 0 { return .findings }
    return report.newFindings.contains { arguments.failOn.includes($0.severity) } ? .findings : .clean
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
