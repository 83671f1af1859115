import ArchFacts
import ArchRules

/// Checkstyle's XML: a file, its findings. It has no room for ranges and related places.
package enum CheckstyleReport {
  /// - Parameter report: with paths relative to the root of the repository.
  package static func render(_ report: Report) -> [UInt8] {
    var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
    let columns = UTF16Columns(report)
    var path: String?
    for finding in report.newFindings {
      if finding.path != path {
        if path != nil { output += "  </file>\n".utf8 }
        path = finding.path
        output += "  <file\(XMLText.attribute("name", finding.path))>\n".utf8
      }
      output += element(finding, columns).utf8
    }
    if path != nil { output += "  </file>\n".utf8 }
    output += "</checkstyle>\n".utf8
    return output
  }

  private static func element(_ finding: Finding, _ columns: UTF16Columns) -> String {
    var message = "\(finding.message). Fix: \(finding.fix)"
    for voice in finding.also { message += ". Also: \(voice.text(in: finding.path))" }
    if let decision = finding.decisionText { message += ". Decision: \(decision)" }
    return "    <error" + XMLText.attribute("line", finding.range.start.line)
      + XMLText.attribute("column", columns.column(finding.range.start, in: finding.path))
      + XMLText.attribute("severity", severity(finding.severity))
      + XMLText.attribute("message", TerminalText.escaped(message))
      + XMLText.attribute("source", "archcheck.\(finding.rule)") + "/>\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
