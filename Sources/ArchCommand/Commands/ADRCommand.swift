import ArchConfig
import ArchDecisions
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck adr`: checks the decision records alone and lists which rules rest on which.
enum ADRCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let inUse = try RulesInUse(arguments, own: [])
    let scope = try CheckScope(arguments)
    let architecture = try scope.config?.architecture() ?? .unwritten
    let files = RecordFiles(scope, architecture, rules: inUse.rules)
    guard !files.log.records.isEmpty || !files.unreadable.isEmpty else {
      let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
      throw .noRecords(paths, folders: architecture.decisionFolders)
    }
    let run = RuleRun(architecture, rules: inUse.rules, log: files.log)
    let findings = RuleRun.merged([run.recordOutcome.findings]).filter {
      scope.isReported($0.path) || $0.path == scope.config?.name
    }
    let records = files.log.records.filter { scope.isReported($0.path) }
    let report = Report(
      findings: findings, coverage: Coverage(files: records.count),
      sources: files.sources(scope),
      rules: run.activeRules.filter { active in
        RuleCatalog.records.contains { $0.about.id == active.about.id }
      })
    let lines = RecordLine.all(records, of: files.log)
    let cites = !files.log.citations.isEmpty
    try ReportOutput(arguments, scope).write(
      report,
      replaced: { format, options in
        switch format {
        case .text, .summary: text(report, lines, cites: cites, options)
        case .json: JSONReport.render(report, records: lines)
        case .statistics, .xcode, .github, .sarif, .junit, .checkstyle, .gitlab, .markdown, .html: nil
        }
      })
    files.sayWhatIsMissing(arguments)
    if files.unreadable.reported() { return .couldNotCheck }
    return findings.contains { $0.status == .new && arguments.failOn.includes($0.severity) }
      ? .findings : .clean
  }

  private static func text(
    _ report: Report, _ lines: [RecordLine], cites: Bool, _ options: TextReport.Options
  ) -> [UInt8] {
    var quiet = options
    quiet.isQuiet = true
    let table = options.isQuiet ? "" : RecordTable.text(lines, report.summary, cites: cites)
    return TextReport.render(report, quiet) + Array(table.utf8)
  }
}

extension RecordFiles {
  /// On standard error, for who wants to know.
  func sayWhatIsMissing(_ arguments: Arguments) {
    guard arguments.isVerbose, lacksHistory else { return }
    Output.error.say(
      "note: there is no git history here, so nothing checks whether records were rewritten after they were accepted"
    )
  }
}

extension RecordLine {
  /// - Parameter folder: that the records' paths are relative to, as the report has it; empty or ends with `/`.
  static func all(_ records: [DecisionRecord], of log: DecisionLog, in folder: String = "") -> [RecordLine] {
    let citations = log.citationsByPath
    return records.map { record in
      RecordLine(record, rules: citations[record.path, default: []].map(\.rule), in: folder)
    }
  }

  private init(_ record: DecisionRecord, rules: [String], in folder: String) {
    self.init(
      id: record.id, title: record.titleText, path: folder + record.path,
      status: record.status?.status?.rawValue,
      writtenStatus: record.status?.text, date: record.date, rules: rules)
  }
}
