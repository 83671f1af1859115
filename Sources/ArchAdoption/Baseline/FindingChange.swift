package import ArchFacts
package import ArchRules

/// What a change does to the findings: those that it adds, those that it ends, and those that stay.
///
/// A finding is the same on both sides by what a baseline goes by: rule, file and what it is about, and how often.
/// It follows files that moved and declarations that were renamed.
package struct FindingChange: Sendable {
  /// The findings of one side, all of them, with the files that were looked at.
  package struct Side: Sendable {
    package var findings: [Finding]
    package var paths: Set<String>
    package var sources: [String: SourceText]
    /// What the code declares; without it nobody can say that something was renamed.
    package var declared: (@Sendable () -> DeclaredNames)?

    package init(
      findings: [Finding], paths: Set<String>, sources: [String: SourceText] = [:],
      declared: (@Sendable () -> DeclaredNames)? = nil
    ) {
      self.findings = findings
      self.paths = paths
      self.sources = sources
      self.declared = declared
    }
  }

  /// Were not there before, and nobody accepts them.
  package let new: [Finding]
  /// Were there before and still are, or the baseline or a comment accepts them.
  package let remaining: [Finding]
  /// Those of the remaining that were not there before: the change itself accepts them.
  package let letStand: [Finding]
  /// As they were, at their places of then.
  package private(set) var fixed: [Finding]

  /// - Parameters:
  ///   - now: with the status that the baseline file and comments give them.
  ///   - before: the same; what only the baseline file accepts is there all the same.
  ///   - renames: new paths by the old ones, as far as they are certain; other moves are guessed.
  package init(from before: Side, to now: Side, renames: [String: String] = [:]) {
    let base = before.findings.map { $0.asNew.moved(by: renames) }
    let open = base.filter { $0.status == .new }
    let sources = Dictionary(
      before.sources.map { (renames[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let known = LikenessCounts(of: open, sources)
    // Of several that a baseline does not tell apart, those that are the same in every word were there before; and
    // what asks for something comes before what a comment accepts.
    let isTwin = known.take(now.findings, now.sources)
    let ranked = now.findings.indices.sorted { left, right in
      let ranks = [left, right].map { index in
        (isTwin[index] ? 0 : 1, now.findings[index].status == .suppressed ? 1 : 0, index)
      }
      return ranks[0] < ranks[1]
    }
    var scope = BaselineMatch.Scope(paths: now.paths)
    scope.earlierPaths = Set(before.paths.map { renames[$0] ?? $0 })
    (scope.declared, scope.formerlyDeclared) = (now.declared, before.declared)
    let match = BaselineMatch(
      ranked.map { now.findings[$0].withStatus(.new) }, Baseline(of: open), scope)
    var wasThere = [Bool](repeating: false, count: now.findings.count)
    var told = now.findings
    for (index, finding) in zip(ranked, match.findings) {
      wasThere[index] = finding.status == .known
      told[index] = finding.withStatus(told[index].status)
    }
    var suppressedBefore = Baseline(of: base.filter { $0.status == .suppressed }.map { $0.withStatus(.new) })
    var (new, remaining, letStand) = ([Finding](), [Finding](), [Finding]())
    for (index, finding) in told.enumerated() {
      if !wasThere[index], finding.status == .suppressed {
        wasThere[index] = suppressedBefore.takeAll(of: finding)
      }
      if finding.status == .new, !wasThere[index] {
        new.append(finding)
      } else {
        remaining.append(finding)
        if !wasThere[index] { letStand.append(finding) }
      }
    }
    (self.new, self.remaining, self.letStand) = (new, remaining, letStand)
    let remains = LikenessCounts(of: now.findings, now.sources).take(open, sources)
    fixed = Self.gone(open, match.stale, remains)
  }

  /// The findings that the rest of a baseline is about, those first that nothing resembles any longer.
  private static func gone(_ findings: [Finding], _ stale: Baseline, _ remains: [Bool]) -> [Finding] {
    var rest = stale
    var isGone = [Bool](repeating: false, count: findings.count)
    for pass in [false, true] where !rest.isEmpty {
      for (index, finding) in findings.enumerated() where remains[index] == pass {
        isGone[index] = rest.takeAll(of: finding)
      }
    }
    return findings.indices.filter { isGone[$0] }.map { findings[$0] }
  }
}

extension FindingChange {
  /// The findings of now that a comment silences and that none silenced before.
  package static func silencedAnew(
    from before: Side, to now: Side, renames: [String: String] = [:]
  ) -> [Finding] {
    let old = before.findings.filter { $0.status == .suppressed }.map {
      $0.moved(by: renames).withStatus(.new)
    }
    let new = now.findings.filter { $0.status == .suppressed }.map { $0.withStatus(.new) }
    var scope = BaselineMatch.Scope(paths: now.paths)
    scope.earlierPaths = Set(before.paths.map { renames[$0] ?? $0 })
    (scope.declared, scope.formerlyDeclared) = (now.declared, before.declared)
    let match = BaselineMatch(new, Baseline(of: old), scope)
    return match.findings.filter { $0.status == .new }
  }

  /// What is only not looked for is not fixed.
  package mutating func forget(_ hidden: [Finding]) {
    guard !hidden.isEmpty else { return }
    fixed = LostFindings(from: fixed, to: hidden).all
  }

  package func map(_ transform: (Finding) -> Finding) -> FindingChange {
    FindingChange(
      new: new.map(transform), remaining: remaining.map(transform), letStand: letStand.map(transform),
      fixed: fixed.map(transform))
  }

  package init(
    new: [Finding] = [], remaining: [Finding] = [], letStand: [Finding] = [], fixed: [Finding] = []
  ) {
    self.new = new
    self.remaining = remaining
    self.letStand = letStand
    self.fixed = fixed
  }
}

extension Baseline {
  /// Whether there was one left to take for each place that a finding stands for; else none is taken.
  fileprivate mutating func takeAll(of finding: Finding) -> Bool {
    let needed = Dictionary(BaselineKey.all(of: finding).map { ($0, 1) }, uniquingKeysWith: +)
    guard needed.allSatisfy({ count(of: $0.key) >= $0.value }) else { return false }
    for (key, number) in needed { set(count(of: key) - number, for: key) }
    return true
  }
}

extension Finding {
  fileprivate func moved(by renames: [String: String]) -> Finding {
    renames.isEmpty ? self : mapPaths { renames[$0] ?? $0 }
  }

  fileprivate func withStatus(_ status: FindingStatus) -> Finding {
    var finding = self
    finding.status = status
    return finding
  }
}

/// Findings of one side, by everything that they say and the line of code that they are in.
private struct LikenessCounts {
  private struct Likeness: Hashable {
    let key: BaselineKey
    let message: String
    let line: [UInt8]
  }

  private var counts: [Likeness: Int] = [:]

  init(of findings: [Finding], _ sources: [String: SourceText]) {
    for finding in findings { counts[Self.likeness(finding, sources), default: 0] += 1 }
  }

  /// For each finding of the other side whether there is one for it here, each taken once.
  func take(_ findings: [Finding], _ sources: [String: SourceText]) -> [Bool] {
    var rest = counts
    var isTaken = [Bool](repeating: false, count: findings.count)
    // What asks for something comes before what a comment accepts.
    for pass in [false, true] {
      for (index, finding) in findings.enumerated() where (finding.status == .suppressed) == pass {
        let likeness = Self.likeness(finding, sources)
        guard let left = rest[likeness], left > 0 else { continue }
        rest[likeness] = left - 1
        isTaken[index] = true
      }
    }
    return isTaken
  }

  private static func likeness(_ finding: Finding, _ sources: [String: SourceText]) -> Likeness {
    let source = sources[finding.path]
    let range = source?.lines.range(ofLine: finding.range.start.line) ?? .none
    let line = source.map { $0.bytes[Int(range.start)..<Int(range.end)].filter { $0 > 0x20 } }
    return Likeness(key: BaselineKey(finding), message: finding.message, line: line ?? [])
  }
}
