import ArchFacts
import ArchJSON
import ArchRules

/// GitLab's Code Quality report. Merge requests compare it with that of the target branch by fingerprint, so
/// each is unique and holds no line number.
package enum GitLabReport {
  /// - Parameter report: with paths relative to the root of the repository.
  package static func render(_ report: Report) -> [UInt8] {
    var json = JSONWriter(.pretty)
    let findings = report.newFindings
    json.beginArray()
    for (finding, fingerprint) in zip(findings, Fingerprint.all(of: findings)) {
      json.object { write(finding, fingerprint, to: &$0) }
    }
    json.endArray()
    json.endLine()
    return json.bytes
  }

  private static func write(_ finding: Finding, _ fingerprint: String, to json: inout JSONWriter) {
    json.member("type", "issue")
    json.member("check_name", finding.rule)
    // GitLab does not show the name of the check.
    json.member("description", TerminalText.escaped("\(finding.rule): \(finding.message)"))
    json.array("categories", ["Complexity"]) { json, category in json.string(category) }
    json.member("severity", severity(finding.severity))
    json.member("fingerprint", fingerprint)
    json.object("location") { json in
      json.member("path", finding.path)
      json.object("lines") { json in
        json.member("begin", finding.range.start.line)
        json.member("end", max(finding.range.start.line, finding.range.end.line))
      }
    }
    json.object("content") { json in
      json.member("body", MarkdownText.details(of: finding).joined(separator: "\n\n"))
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
