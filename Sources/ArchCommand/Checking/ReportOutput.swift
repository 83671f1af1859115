import ArchReports
import ArchSystem

/// Writes the reports of a run: one to standard output at most, the others into files.
struct ReportOutput {
  private let arguments: Arguments
  private let pathPrefix: String
  private let paths: ReportPaths

  init(_ arguments: Arguments, _ scope: CheckScope) {
    self.arguments = arguments
    pathPrefix = scope.pathPrefix
    paths = ReportPaths(scope)
  }

  /// For a report on nothing.
  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    pathPrefix = ""
    let folder = try SystemPath(resolving: ".")
    paths = ReportPaths(
      root: folder.text, repository: (folder.repositoryRoot ?? folder).text)
  }

  /// All are written even when one of them fails.
  ///
  /// - Parameters:
  ///   - run: what found it, for formats that show more of the code.
  ///   - replaced: what a command writes in a format of its own.
  func write(
    _ report: Report, of run: CheckRun? = nil,
    replaced: (ReportFormat, TextReport.Options) -> [UInt8]? = { _, _ in nil }
  ) throws(Failure) {
    let requested = arguments.requestedReports(
      inGitHubActions: SystemCalls.environment("GITHUB_ACTIONS") == "true",
      isTerminal: Output.standard.isTerminal, ofAllFiles: report.summary.coverage.askedFiles == nil,
      lines: { Self.lines(of: report, textOptions(for: RequestedReport(format: .text))) })
    var failure: Failure?
    for request in requested {
      let options = textOptions(for: request)
      let own = replaced(request.format, options)
      do throws(Failure) {
        if let path = request.path {
          try SavedFile.write(own ?? render(report, of: run, as: request.format, options), to: path)
        } else if own == nil, request.format == .text {
          try answer(TextReport.parts(of: report, options))
        } else {
          try Output.standard.answer(own ?? render(report, of: run, as: request.format, options))
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    // Otherwise a person would see nothing but the exit code.
    if !arguments.isQuiet, !requested.contains(where: { $0.path == nil }) {
      Output.error.say(TerminalText.escaped(report.summary.line))
    }
  }

  /// How many lines the text has; of many findings, how many there are at least.
  private static func lines(of report: Report, _ options: TextReport.Options) -> Int {
    guard report.newCauses.count <= mostRendered else { return report.newCauses.count }
    return TextReport.render(report, options).count { $0 == UInt8(ascii: "\n") }
  }

  /// Each has a line at the least, so that more fit no screen.
  private static let mostRendered = 100

  /// Each part as soon as all before it are written, since of a long report nobody needs the whole at once.
  private func answer(_ parts: [TextReport]) throws(Failure) {
    let failures = Collected<Failure>()
    ParallelWork.forEach(parts) { part throws(Never) in
      part.text
    } inOrder: { text in
      guard failures.values.isEmpty else { return }
      do throws(Failure) { try Output.standard.answer(text.get()) } catch { failures.append(error) }
    }
    if let failure = failures.values.first { throw failure }
  }

  private func textOptions(for request: RequestedReport) -> TextReport.Options {
    var options = TextReport.Options()
    options.isColored =
      request.path == nil ? Output.standard.usesColor(arguments.color) : arguments.color == .always
    options.isQuiet = arguments.isQuiet
    options.isVerbose = arguments.isVerbose
    options.width = request.path == nil ? Output.standard.width : nil
    options.pathPrefix = pathPrefix
    return options
  }

  private func render(
    _ report: Report, of run: CheckRun?, as format: ReportFormat, _ options: TextReport.Options
  ) -> [UInt8] {
    let report =
      switch format.base {
      // The text puts its prefix before each path itself.
      case .workingDirectory, .config: report
      case .repository: report.mapPaths(paths.inRepository)
      case .nothing: report.mapPaths(paths.absolute)
      }
    switch format {
    case .text: return TextReport.render(report, options)
    case .summary: return SummaryReport.render(report, options)
    case .json: return JSONReport.render(report)
    case .statistics: return StatisticsReport.render(report)
    case .xcode: return XcodeReport.render(report)
    case .github: return GitHubReport.render(report, isQuiet: arguments.isQuiet)
    case .sarif:
      return SARIFReport.render(report, version: Version.current, category: paths.folderInRepository)
    case .junit: return JUnitReport.render(report)
    case .checkstyle: return CheckstyleReport.render(report)
    case .gitlab: return GitLabReport.render(report)
    case .markdown:
      return MarkdownReport.render(
        report, links: Hosting.links.within(paths.folderInRepository), commit: Hosting.commit)
    case .html: return HTMLReport.render(report, of: run.map(CheckedCode.init), version: Version.current)
    }
  }
}
