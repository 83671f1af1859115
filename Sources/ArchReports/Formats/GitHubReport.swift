import ArchFacts
import ArchRules

/// Annotations for GitHub Actions: workflow commands that the runner takes from standard output.
///
/// The runner shows ten annotations of a kind for a step. The worst come first, and what is beyond them
/// is in the log as plain lines.
package struct GitHubReport {
  private static let annotationsOfAKind = 10
  /// GitHub cuts a message after 4,096 characters.
  private static let longestMessage = 4_000

  private let report: Report
  private let columns: UTF16Columns

  /// - Parameter report: with paths relative to the root of the repository.
  package static func render(_ report: Report, isQuiet: Bool = false) -> [UInt8] {
    let github = GitHubReport(report: report, columns: UTF16Columns(report))
    var output: [UInt8] = []
    var counts: [Severity: Int] = [:]
    var rest: [Finding] = []
    for severity in Severity.allCases.reversed() {
      for finding in report.newFindings where finding.severity == severity {
        counts[severity, default: 0] += 1
        if counts[severity, default: 0] <= annotationsOfAKind {
          output += github.annotation(finding).utf8
        } else {
          rest.append(finding)
        }
      }
    }
    for finding in rest { output += github.plainLine(finding).utf8 }
    if !isQuiet { output += github.summary(left: rest.count).utf8 }
    return output
  }

  private func annotation(_ finding: Finding) -> String {
    let start = finding.range.start
    let end = finding.range.end
    var properties = [("file", finding.path), ("line", String(start.line))]
    if start.line == end.line {
      // With several lines the runner would drop the columns, and warn.
      let column = columns.column(start, in: finding.path)
      properties += [
        ("endLine", String(start.line)), ("col", String(column)),
        ("endColumn", String(max(column, columns.column(end, in: finding.path)))),
      ]
    } else {
      properties.append(("endLine", String(max(start.line, end.line))))
    }
    properties.append(("title", "archcheck (\(finding.rule))"))
    let written = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(command(for: finding.severity)) \(written)::\(Self.escapedData(message(of: finding)))\n"
  }

  private func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func message(of finding: Finding) -> String {
    let place = "\(finding.path):\(finding.range.start.line):\(finding.range.start.column)"
    let lines = finding.lines
    let all = [TerminalText.escaped(place) + ": " + (lines.first ?? "")] + lines.dropFirst()
    return cut(all.joined(separator: "\n"), toBytes: Self.longestMessage)
  }

  /// Begins with the severity, so that no path is where a command would.
  private func plainLine(_ finding: Finding) -> String {
    let start = finding.range.start
    let line = "\(finding.path):\(start.line):\(start.column): \(finding.message) [#\(finding.rule)]"
    return "\(finding.severity.rawValue): \(Self.escapedLog(line))\n"
  }

  private func summary(left: Int) -> String {
    var lines: [String] = []
    if let warning = report.summary.coverage.blindness { lines.append("error: \(warning)") }
    if left > 0 {
      let others = "the other \(counted(left, "finding"))"
      lines.append(
        "GitHub shows \(Self.annotationsOfAKind) annotations of each kind for a step; \(others) \(left == 1 ? "is" : "are") above."
      )
    }
    if let words = report.summary.baselineWords { lines.append(words) }
    lines.append(report.summary.line)
    return lines.map { Self.escapedLog($0) + "\n" }.joined()
  }

  /// A message: `%` and line ends are encoded, so that a name cannot end the command and begin another.
  private static func escapedData(_ text: String) -> String {
    encoded(text) { byte in byte == UInt8(ascii: "%") || byte == 0x0A || byte == 0x0D }
  }

  private static func escapedProperty(_ text: String) -> String {
    encoded(TerminalText.escaped(text)) { byte in
      byte == UInt8(ascii: "%") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",")
    }
  }

  /// Commands of the older form, `##[name]`, are looked for anywhere in a line.
  private static func escapedLog(_ text: String) -> String {
    let bytes = Array(TerminalText.escaped(text).utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "["), index >= 2, bytes[index - 2..<index].elementsEqual("##".utf8) {
        result += "\\u{5B}".utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func encoded(_ text: String, _ isSpecial: (UInt8) -> Bool) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isSpecial(byte) { result += PercentEncoding.escape(byte) } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
