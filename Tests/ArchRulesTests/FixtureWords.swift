import ArchFacts
import ArchRules

/// Everything that each finding of a fixture says, in `says.txt` next to its files: what people read, and what marks
/// and keys do not hold. With `ARCHCHECK_RECORD` set the file is written again.
///
/// Places are told by the text of their line, so that a line more in a fixture moves nothing here.
struct FixtureWords {
  private var lines: [String: [String]] = [:]

  init(_ files: [(path: String, text: String)]) {
    for file in files {
      lines[file.path] = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map(String.init)
    }
  }

  func text(_ findings: [Finding]) -> String {
    findings.map { finding in
      var said = [
        "\(finding.path): \(finding.severity.rawValue): \(finding.message)",
        "  at \(place(finding.path, finding.range))", "  label: \(finding.label)", "  fix: \(finding.fix)",
      ]
      said += finding.decision.map { ["  decision: \($0.id) \($0.title) (\($0.path))"] } ?? []
      let placed = [finding.layer.map { "layer \($0)" }, finding.feature.map { "feature \($0)" }].compactMap {
        $0
      }
      said += placed.isEmpty ? [] : ["  in \(placed.joined(separator: ", "))"]
      said += finding.related.map { related in
        "  \(finding.isChain ? "step" : "see") \(related.path): \(line(related.path, related.location)): \(related.message)"
      }
      said += finding.further.map { "  also \($0.path): \(place($0.path, $0.range)): \($0.message)" }
      return said.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func place(_ path: String, _ range: SourceRange) -> String {
    let width = range.start.line == range.end.line ? "\(range.end.column)" : "a line further down"
    return "\(range.start.column) to \(width) of \(line(path, range.start))"
  }

  private func line(_ path: String, _ location: SourceLocation) -> String {
    guard let lines = lines[path], lines.indices.contains(location.line - 1) else {
      return "\(location.line)"
    }
    let words = lines[location.line - 1].split(separator: " ").joined(separator: " ")
    return "`\(words)`"
  }
}
