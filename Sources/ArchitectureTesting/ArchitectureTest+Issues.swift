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
      let check = try embeddedCheck(folder, rules, callingFile)
      for remark in check.remarks { warn(Comment(rawValue: remark), at: sourceLocation) }
      for finding in check.findings.map({ ArchitectureFinding($0, root: check.root) }) {
        switch finding.severity {
        case .error: Issue.record(finding.comment, sourceLocation: finding.sourceLocation)
        case .warning: warn(finding.comment, at: finding.sourceLocation)
        case .note: break
        }
      }
    }

    private static func warn(_ comment: Comment, at location: SourceLocation) {
      // Before that, an issue was a failure, which a warning is not.
      #if compiler(>=6.3)
        Issue.record(comment, severity: .warning, sourceLocation: location)
      #endif
    }
  }

  extension ArchitectureFinding {
    var comment: Comment {
      let citation = decision.map { "\nDecision: \($0)" } ?? ""
      return Comment(rawValue: "\(self)\nWhy: \(why)\nFix: \(fix)\(citation)")
    }

    var sourceLocation: SourceLocation {
      // An identifier of a file has a module, which nobody shows; the name of the folder stands in for it.
      let names = absolutePath.split(separator: "/").suffix(2)
      return SourceLocation(
        fileID: names.count == 2 ? names.joined(separator: "/") : "architecture/\(path)",
        filePath: absolutePath, line: max(1, line), column: max(1, column))
    }
  }
#endif
