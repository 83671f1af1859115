import ArchReports
import ArchRules
import ArchSystem

/// `archcheck check --with` and `--move`: which findings would come and go if a decision were taken.
enum SuppositionCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let now = try CheckRun(arguments)
    let then = try SupposedCode(arguments.suppositions, now, arguments)
    let before = SupposedCode(nothing: now)
    let change = before.change(to: then)
    let paths = ReportPaths(now.scope)
    func shown(_ findings: [Finding]) -> [Finding] {
      findings.map { finding in
        finding.mapPaths { arguments.format == .json ? paths.inRepository($0) : now.scope.pathPrefix + $0 }
      }
    }
    let report = SuppositionReport(
      supposed: arguments.suppositions.map(\.words), coming: shown(change.coming),
      going: shown(change.going), now: before.count, then: then.count)
    try Output.standard.answer(
      arguments.format == .json ? report.json : report.text(atMost: arguments.showsAll ? .max : nil))
    guard now.isTrustworthy(arguments) else { return .couldNotCheck }
    return change.coming.contains { arguments.failOn.includes($0.severity) } ? .findings : .clean
  }
}
