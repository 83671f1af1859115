import ArchFacts

/// Findings of one rule that say the same of the same thing: what is done about it is done about all of them.
package struct CauseOfFindings: Sendable {
  /// What is true of all of them, told at the first.
  package let finding: Finding
  /// The first and those that say the same, in the order of the report, each in a file of its own.
  private let alike: [Finding]
  /// Those of other rules that go when this one does.
  private let following: [Finding]

  private init(_ alike: [Finding], following: [Finding]) {
    (self.alike, self.following) = (alike, following)
    let finding = alike[0].joined(with: Array(alike.dropFirst()), takingPlaces: false)
    guard !following.isEmpty else {
      self.finding = finding
      return
    }
    var voices = OtherVoices(of: finding)
    for other in following {
      for place in other.occurrences {
        voices.add(other, saying: "others use it from where they may not", at: place)
      }
    }
    self.finding = finding.joined(with: voices)
  }

  package var others: ArraySlice<Finding> { alike.dropFirst() }
  package var findings: [Finding] { alike + following }

  /// In the order of the first finding of each.
  ///
  /// - Parameter findings: one for each file.
  package static func all(_ findings: [Finding]) -> [CauseOfFindings] {
    var groups: [[Finding]] = []
    var known: [Words: Int] = [:]
    let moving = Set(findings.lazy.filter { $0.remedy == .move }.map(\.subject))
    var movable: [Subject: Int] = [:]
    var following: [Subject: [Finding]] = [:]
    for finding in findings {
      if let moved = finding.outOfBounds, moving.contains(moved) {
        following[moved, default: []].append(finding)
        continue
      }
      if finding.remedy == .move, movable[finding.subject] == nil { movable[finding.subject] = groups.count }
      if let words = Words(finding) {
        if let index = known[words] {
          groups[index].append(finding)
          continue
        }
        known[words] = groups.count
      }
      groups.append([finding])
    }
    let moved = Dictionary(uniqueKeysWithValues: movable.map { ($1, $0) })
    return groups.enumerated().map { index, group in
      CauseOfFindings(group, following: moved[index].flatMap { following[$0] } ?? [])
    }
  }

  /// One finding for each file and cause, with all its places.
  ///
  /// - Parameter findings: in the order of the report.
  package static func foldedInFiles(_ findings: [Finding]) -> [Finding] {
    var groups: [[Finding]] = []
    groups.reserveCapacity(findings.count)
    var known: [Words: Int] = [:]
    var path: String?
    for finding in findings {
      if finding.path != path {
        path = finding.path
        known.removeAll(keepingCapacity: true)
      }
      if let words = Words(finding) {
        if let index = known[words] {
          groups[index].append(finding)
          continue
        }
        known[words] = groups.count
      }
      groups.append([finding])
    }
    return groups.map { $0[0].joined(with: Array($0.dropFirst()), takingPlaces: true) }
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

    /// By what nearly always tells them apart; all else is compared.
    func hash(into hasher: inout Hasher) { message.hash(into: &hasher) }

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
