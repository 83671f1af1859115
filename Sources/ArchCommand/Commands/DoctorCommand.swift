import ArchAdoption
import ArchConfig
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck doctor`: what somebody has to know to understand what archcheck does on another's machine, ready to be
/// pasted into a bug report. Without `--verbose` nothing in it is a name that the team chose.
enum DoctorCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var report = DoctorReport(isNaming: arguments.isVerbose)
    let folder = try SystemPath(named: arguments.operands.first ?? ".")
    report.tellProgram()
    // What a check would say on standard error may be code of the team's.
    let said = Collected<String>()
    let isTrustworthy = Output.$remarks.withValue(said) { check(arguments, &report) }
    report.tellGit(around: folder)
    report.tellRemarks(said.values, isTrustworthy: isTrustworthy)
    try Output.standard.answer(report.text)
    return report.problems.isEmpty ? .clean : .findings
  }

  /// Tells the config, the code and what was found; whether a check could be relied on.
  private static func check(_ arguments: Arguments, _ report: inout DoctorReport) -> Bool {
    do throws(Failure) {
      let config = try ConfigFile(for: arguments, at: [arguments.operands.first ?? "."])
      report.tell(config, isWanted: arguments.usesConfig)
      let run = try CheckRun(arguments)
      report.tell(run)
      let known = try KnownFindings(run, arguments, onlyExisting: true)
      let found = Report(
        findings: known.findings, coverage: run.coverage, sources: [:], rules: run.rules,
        baseline: known.state)
      report.tell(found, ownRules: Set(run.parts.flatMap { $0.architecture.own.map(\.id) }))
      for comparison in known.comparisons { report.tell(comparison) }
      return run.isTrustworthy(arguments)
    } catch {
      Output.error.say(error.message)
      return false
    }
  }
}
