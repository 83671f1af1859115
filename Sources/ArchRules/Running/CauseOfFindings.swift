import ArchFacts

/// Findings of one rule that say the same of the same thing: what is done about it is done about all of them.
package struct CauseOfFindings: Sendable {
  /// What is true of all of them, told at the first.
  package private(set) var finding: Finding
  /// The others, in the order of the report, each in a file of its own.
  package private(set) var others: [Finding] = []

  private init(_ finding: Finding) { self.finding = finding }

  /// Those of other rules that go when this one does.
  package private(set) var following: [Finding] = []

  private mutating func append(_ other: Finding) {
    finding.speak(for: other)
    others.append(other)
  }

  private mutating func follow(_ other: Finding) {
    for place in other.occurrences {
      finding.speak(for: other, saying: "others use it from where they may not", at: place)
    }
    following.append(other)
  }

  package var findings: [Finding] { [finding] + others + following }

  /// In the order of the first finding of each.
  ///
  /// - Parameter findings: one for each file.
  package static func all(_ findings: [Finding]) -> [CauseOfFindings] {
    var causes: [CauseOfFindings] = []
    var known: [Words: Int] = [:]
    let moving = Set(findings.lazy.filter { $0.remedy == .move }.map(\.subject))
    var movable: [Subject: Int] = [:]
    var following: [(Finding, Subject)] = []
    for finding in findings {
      if let moved = finding.outOfBounds, moving.contains(moved) {
        following.append((finding, moved))
        continue
      }
      if finding.remedy == .move { movable[finding.subject] = causes.count }
      if let words = Words(finding) {
        if let index = known[words] {
          causes[index].append(finding)
          continue
        }
        known[words] = causes.count
      }
      causes.append(CauseOfFindings(finding))
    }
    for (finding, moved) in following {
      if let position = movable[moved] { causes[position].follow(finding) }
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

  /// What is said is wrong. Where it is the same, nothing is lost by saying it once; what to do may differ by place.
  private struct Words: Hashable {
    let rule: String
    let status: FindingStatus
    let reason: String?
    let target: Subject.Target
    let message: String
    let label: String
    let related: [Related]

    struct Related: Hashable {
      let path: String
      let line: Int
      let message: String
    }

    /// `nil` for what is about nothing but itself.
    init?(_ finding: Finding) {
      guard !finding.isChain else { return nil }
      switch (finding.whole, finding.subject) {
      case (let whole?, _): target = .name(whole)
      case (nil, .edge(_, let target, _)): self.target = target
      case (nil, .module(let name)): target = .name(name)
      case (nil, .file), (nil, .declaration), (nil, .part), (nil, .tie), (nil, .record), (nil, .entry):
        return nil
      }
      rule = finding.rule
      status = finding.status
      reason = finding.reason
      message = finding.messageOfCause
      label = finding.label
      related =
        finding.whole != nil
        ? [] : finding.related.map { Related(path: $0.path, line: $0.location.line, message: $0.message) }
    }
  }
}

extension Finding {
  /// What is used by a part of the app that may not know it, as a finding that moves it is about it.
  fileprivate var outOfBounds: Subject? {
    guard concern == .parts else { return nil }
    if let whole { return .part(whole) }
    guard case .edge(_, .declaration(let target), _) = subject else { return nil }
    return .declaration(target)
  }
}
