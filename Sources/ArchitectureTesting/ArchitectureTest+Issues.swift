// Swift Testing is part of the toolchain, but not of every one that builds the command line.
#if canImport(Testing)
  import ArchCommand
  public import Testing

  extension ArchitectureTest {
    /// Records an issue of the running test for each finding, at the line of the code that breaks the rule.
    ///
    /// ```swift
    /// @Test func `the code keeps its architecture`() async throws {
    ///   try await ArchitectureTest.check()
    /// }
    /// ```
    ///
    /// Errors fail the test, warnings are recorded as warnings, notes are left to the command line.
    ///
    /// - Parameters:
    ///   - folder: what to check; unless given, the folder of the nearest `architecture.json` above the calling
    ///     file, or else its package.
    ///   - rules: the only ones to run; empty means all that are on.
    public static func check(
      _ folder: String? = nil, rules: [String] = [], callingFile: String = #filePath,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      for issue in try issues(folder, rules, callingFile, sourceLocation) { issue.record() }
    }

    static func issues(
      _ folder: String?, _ rules: [String], _ callingFile: String, _ sourceLocation: SourceLocation
    ) throws(NotChecked) -> [ArchitectureIssue] {
      let check = try embeddedCheck(folder, rules, callingFile)
      let remarks = check.remarks.map {
        ArchitectureIssue(comment: Comment(rawValue: $0), place: sourceLocation, isFailure: false)
      }
      return remarks
        + check.findings.compactMap { ArchitectureIssue(ArchitectureFinding($0, root: check.root)) }
    }
  }

  /// What a check has to say to the running test.
  struct ArchitectureIssue {
    let comment: Comment
    let place: SourceLocation
    let isFailure: Bool

    func record() {
      // Before that, every issue was a failure, which a warning is not.
      #if compiler(>=6.3)
        Issue.record(comment, severity: isFailure ? .error : .warning, sourceLocation: place)
      #else
        if isFailure { Issue.record(comment, sourceLocation: place) }
      #endif
    }
  }

  extension ArchitectureIssue {
    /// `nil` for a note.
    init?(_ finding: ArchitectureFinding) {
      switch finding.severity {
      case .error: isFailure = true
      case .warning: isFailure = false
      case .note: return nil
      }
      let citation = finding.decision.map { "\nDecision: \($0)" } ?? ""
      comment = Comment(rawValue: "\(finding)\nWhy: \(finding.why)\nFix: \(finding.fix)\(citation)")
      // An identifier of a file has a module, which nobody shows; the name of the folder stands in for it.
      let names = finding.absolutePath.split(separator: "/").suffix(2)
      place = SourceLocation(
        fileID: names.count == 2 ? names.joined(separator: "/") : "architecture/\(finding.path)",
        filePath: finding.absolutePath, line: max(1, finding.line), column: max(1, finding.column))
    }
  }
#endif
