import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck metrics`: what can be counted of each layer, feature or module, and how it differs from before a change.
enum MetricsCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var scoped = arguments
    if arguments.mapLevel != nil { scoped.operands.removeFirst() }
    let level = arguments.mapLevel ?? .layers
    let now = try CheckRun(scoped)
    let rows = rows(of: now, try KnownFindings(now, scoped, onlyExisting: true), at: level.inGraph)
    guard !rows.isEmpty else { throw .nothingToDraw(level.rawValue) }
    var former: MetricsReport.Former?
    if let name = arguments.since {
      let change = try Change(since: name, now.scope)
      let before = try CheckRun(now, at: .commit(change.tree), scoped)
      let known = try KnownFindings(before, scoped, onlyExisting: true, of: change)
      former = MetricsReport.Former(name: name, rows: Self.rows(of: before, known, at: level.inGraph))
    }
    let report = MetricsReport(level.inGraph, rows, since: former)
    try Output.standard.answer(
      arguments.tableFormat == .json ? report.json : report.text)
    return now.isTrustworthy(scoped) ? .clean : .couldNotCheck
  }

  /// A finding counts where its first place is.
  private static func rows(
    of run: CheckRun, _ known: KnownFindings, at level: DependencyGraph.Level
  ) -> [Metric.Row] {
    let findings = Dictionary(grouping: known.findings, by: \.path)
    return run.parts.flatMap { part in
      let folder = part.scope.folder
      let division = CodeParts(part.codebase, at: level)
      var new: [String: Int] = [:]
      var accepted: [String: Int] = [:]
      for file in part.codebase.files {
        guard let name = division.name(of: file) else { continue }
        for finding in findings[folder + file.path] ?? [] {
          switch finding.status {
          case .new: new[name, default: 0] += 1
          case .known: accepted[name, default: 0] += 1
          case .suppressed: break
          }
        }
      }
      return PartMetrics.all(of: part.codebase, at: level).map { metrics in
        Metric.Row(
          metrics.named(folder + metrics.name), findings: new[metrics.name] ?? 0,
          known: accepted[metrics.name] ?? 0)
      }
    }
  }
}
