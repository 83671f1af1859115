import ArchFacts
package import ArchRules

/// Code that a change takes out of judgement: whole files, and lines of others.
package struct HiddenCode: Sendable {
  private let wholeFiles: Set<String>
  private let lines: [String: [ClosedRange<Int>]]

  package init(files: Set<String>) {
    wholeFiles = files
    lines = [:]
  }

  init(_ path: String, isWhole: Bool, _ lines: [ClosedRange<Int>]) {
    wholeFiles = isWhole ? [path] : []
    self.lines = isWhole ? [:] : [path: lines]
  }

  /// All of them, those included that only some lines are hidden of.
  package var paths: Set<String> { wholeFiles.union(lines.keys) }

  private func holds(_ path: String, _ line: Int) -> Bool {
    wholeFiles.contains(path) || lines[path]?.contains { $0.contains(line) } == true
  }

  /// Of what would be found if it were judged, what is about it.
  package func findings(of all: [Finding]) -> [Finding] {
    all.filter { finding in
      holds(finding.path, finding.range.start.line)
        || finding.related.contains { holds($0.path, $0.location.line) }
    }
  }
}
