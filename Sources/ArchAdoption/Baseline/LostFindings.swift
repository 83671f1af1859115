import ArchFacts
package import ArchRules

/// What the judgement of before finds in the code of now, and that of now does not, or of less weight.
///
/// Both look at the same code, so a finding is the same where it is the same rule's at the same place.
package struct LostFindings: Sendable {
  package private(set) var all: [Finding] = []

  private struct Place: Hashable {
    let rule: String
    let path: String
    let line: Int
    let column: Int

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.path
      line = finding.range.start.line
      column = finding.range.start.column
    }
  }

  package init(from before: [Finding], to now: [Finding]) {
    var left: [Place: [Severity]] = [:]
    for finding in now { left[Place(finding), default: []].append(finding.severity) }
    for place in left.keys { left[place]?.sort() }
    for finding in before {
      if let severity = left[Place(finding)]?.popLast(), severity >= finding.severity { continue }
      all.append(finding)
    }
  }
}
