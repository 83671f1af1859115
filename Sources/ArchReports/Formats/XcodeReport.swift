import ArchFacts
import ArchRules

/// Findings as Xcode reads them from a build phase: one line each with an absolute path, as the compiler
/// writes it. The lines with `note:` after a finding belong to it.
package enum XcodeReport {
  /// - Parameter report: with absolute paths.
  package static func render(_ report: Report) -> [UInt8] {
    var output: [UInt8] = []
    for finding in report.newFindings {
      let start = finding.range.start
      let message = "\(finding.message) [#\(finding.rule)]"
      write(finding.severity.rawValue, message, at: start, of: finding.path, to: &output)
      write("note", "fix: \(finding.fix)", at: start, of: finding.path, to: &output)
      for voice in finding.also {
        write("note", "also: \(voice.text(in: finding.path))", at: start, of: finding.path, to: &output)
      }
      for place in finding.places {
        write("note", place.message, at: place.location, of: place.path, to: &output)
      }
    }
    return output
  }

  private static func write(
    _ kind: String, _ message: String, at location: SourceLocation, of path: String, to output: inout [UInt8]
  ) {
    let place = "\(TerminalText.escaped(path)):\(location.line):\(location.column)"
    output += "\(place): \(kind): \(TerminalText.escaped(message))\n".utf8
  }
}
