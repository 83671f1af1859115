import ArchFacts
import ArchRules

/// Test results: a suite for each rule that was on, a failed test for each finding, one that passes for a
/// rule without any, so that its history goes on.
///
/// A note fails no test, and what the baseline holds or a comment allows is skipped.
package enum JUnitReport {
  /// - Parameter report: with paths relative to the root of the repository.
  package static func render(_ report: Report) -> [UInt8] {
    let findings = Dictionary(grouping: report.findings, by: \.rule)
    let suites = report.mentionedRules.map { (rule: $0.about.id, findings: findings[$0.about.id] ?? []) }
    var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"archcheck\"".utf8)
    output += XMLText.attribute("tests", suites.reduce(0) { $0 + max(1, $1.findings.count) }).utf8
    output += XMLText.attribute("failures", report.findings.count(where: isFailure)).utf8
    output += " errors=\"0\" time=\"0\">\n".utf8
    for suite in suites { write(suite.rule, suite.findings, to: &output) }
    output += "</testsuites>\n".utf8
    return output
  }

  private static func write(_ rule: String, _ findings: [Finding], to output: inout [UInt8]) {
    let counts =
      XMLText.attribute("name", rule) + XMLText.attribute("tests", max(1, findings.count))
      + XMLText.attribute("failures", findings.count(where: isFailure)) + " errors=\"0\""
      + XMLText.attribute("skipped", findings.count { $0.status != .new }) + " time=\"0\""
    output += "  <testsuite\(counts)>\n".utf8
    let classname = XMLText.attribute("classname", "archcheck.\(rule)")
    if findings.isEmpty { output += "    <testcase\(classname) name=\"no violations\" time=\"0\"/>\n".utf8 }
    for finding in findings {
      let line = finding.range.start.line
      let name = TerminalText.escaped("\(finding.path):\(line) \(finding.symbol)")
      let attributes =
        classname + XMLText.attribute("name", name) + XMLText.attribute("file", finding.path)
        + XMLText.attribute("line", line) + " time=\"0\""
      output += "    <testcase\(attributes)>\n      \(outcome(of: finding))\n    </testcase>\n".utf8
    }
    output += "  </testsuite>\n".utf8
  }

  private static func isFailure(_ finding: Finding) -> Bool {
    finding.status == .new && finding.severity > .note
  }

  private static func outcome(of finding: Finding) -> String {
    let message = XMLText.attribute("message", TerminalText.escaped(finding.message))
    // Line ends between tags need no reference, and a log is read without a parser, too.
    let text = finding.lines.map { XMLText.escaped($0) }.joined(separator: "\n")
    switch finding.status {
    case .known: return "<skipped message=\"known: it is in the baseline\">\(text)</skipped>"
    case .suppressed: return "<skipped message=\"suppressed by a comment\">\(text)</skipped>"
    case .new where isFailure(finding):
      return "<failure\(message)\(XMLText.attribute("type", finding.severity.rawValue))>\(text)</failure>"
    case .new: return "<system-out>\(text)</system-out>"
    }
  }
}
