import ArchReports

extension Arguments {
  /// What `--format` and `--report` ask for.
  ///
  /// Without either it is text, or annotations where GitHub Actions reads the output; a person at a terminal
  /// reads text there, too, and a summary where there is more than anybody reads.
  ///
  /// - Parameters:
  ///   - ofAllFiles: not only of some that were asked about.
  ///   - lines: of the text, which is written only where somebody may read it.
  func requestedReports(
    inGitHubActions: Bool, isTerminal: Bool, ofAllFiles: Bool = true, lines: () -> Int = { 0 }
  ) -> [RequestedReport] {
    let all = (format.map { [RequestedReport(format: $0)] } ?? []) + reports
    if !all.isEmpty { return all }
    guard isTerminal else { return [RequestedReport(format: inGitHubActions ? .github : .text)] }
    let wantsAll =
      command != .check || showsAll || isQuiet || isVerbose || !rules.isEmpty || changedSince != nil
      || !ofAllFiles
    return [RequestedReport(format: !wantsAll && lines() > Self.screen ? .summary : .text)]
  }

  /// In lines; what is longer nobody sees the beginning of.
  private static let screen = 40

  /// Two reports in one place would mix or replace each other.
  func checkReports() throws(UsageError) {
    let onOutput = (format.map { [$0] } ?? []) + reports.filter { $0.path == nil }.map(\.format)
    if onOutput.count > 1 {
      let names = onOutput.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      throw UsageError(
        message:
          "\(names) would both go to standard output; give one a file: --report \(onOutput[1].rawValue)=PATH",
        command: command)
    }
    var paths: Set<String> = []
    for path in reports.compactMap(\.path) where !paths.insert(path).inserted {
      throw UsageError(message: "two reports would be written to '\(path)'", command: command)
    }
  }

  /// The answer is a comparison, and no list of findings.
  func checkSuppositions() throws(UsageError) {
    guard !suppositions.isEmpty else { return }
    let others: [(Bool, String)] = [
      (readsStandardInput, "standard input"), (changedSince != nil, "'--changed-since'"),
      (!reports.isEmpty, "'--report'"),
      (format.map { $0 != .text && $0 != .json } ?? false, "'--format \(format?.rawValue ?? "")'"),
    ]
    guard let other = others.first(where: \.0)?.1 else { return }
    throw UsageError(
      message:
        "'--with', '--move' and '--protocol' compare two checks, as text or JSON; \(other) cannot be combined with that",
      command: command)
  }
}
