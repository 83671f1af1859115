import ArchFacts

/// Findings of one rule that say the same of the same thing: what is done about it is done about all of them.
package struct CauseOfFindings: Sendable {
  /// What is true of all of them, told at the first.
  package private(set) var finding: Finding
  /// The others, in the order of the report, each in a file of its own.
  package private(set) var others: [Finding] = []

  private init(_ finding: Finding) { self.finding = finding }

  private mutating func append(_ other: Finding) {
    finding.speak(for: other)
    others.append(other)
  }

  package var findings: [Finding] { [finding] + others }

  /// In the order of the first finding of each.
  ///
  /// - Parameter findings: one for each file.
  package static func all(_ findings: [Finding]) -> [CauseOfFindings] {
    var causes: [CauseOfFindings] = []
    var known: [Words: Int] = [:]
    for finding in findings {
      if let words = Words(finding) {
        if let index = known[words] {
          causes[index].append(finding)
          continue
        }
        known[words] = causes.count
      }
      causes.append(CauseOfFindings(finding))
    }
    return causes
  }

  /// One finding for each file and cause, with all its places.
  ///
  /// - Parameter findings: in the order of the report.
  package static func foldedInFiles(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    result.reserveCapacity(findings.count)
    var known: [InFile: Int] = [:]
    for finding in findings {
      guard let words = Words(finding) else {
        result.append(finding)
        continue
      }
      let key = InFile(words: words, path: finding.path)
      if let index = known[key] {
        result[index] = result[index].joined(with: finding)
      } else {
        known[key] = result.count
        result.append(finding)
      }
    }
    return result
  }

  private struct InFile: Hashable {
    let words: Words
    let path: String
  }

  /// All that is said. Where it is the same, nothing is lost by saying it once.
  private struct Words: Hashable {
    let rule: String
    let status: FindingStatus
    let reason: String?
    let target: Subject.Target
    let message: String
    let label: String
    let fix: String
    let related: [Related]

    struct Related: Hashable {
      let path: String
      let line: Int
      let message: String
    }

    /// `nil` for what is about nothing but itself.
    init?(_ finding: Finding) {
      guard !finding.isChain else { return nil }
      switch finding.subject {
      case .edge(_, let target, _): self.target = target
      case .module(let name): target = .name(name)
      case .file, .declaration, .part, .tie, .record, .entry: return nil
      }
      rule = finding.rule
      status = finding.status
      reason = finding.reason
      message = finding.messageOfCause
      label = finding.label
      fix = finding.fixOfCause
      related = finding.related.map { Related(path: $0.path, line: $0.location.line, message: $0.message) }
    }
  }
}
