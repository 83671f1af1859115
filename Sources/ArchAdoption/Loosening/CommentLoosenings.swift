import ArchConfig
package import ArchRules

/// Comments that silence what none silenced before: new ones, those that hold longer, those that reach farther.
package struct CommentLoosenings: Sendable {
  package private(set) var all: [Loosening] = []
  /// The comments that are looser as a whole, and what the others silence besides.
  private var comments: [SilencingComment] = []
  private var findings: [Finding] = []

  /// - Parameters:
  ///   - renames: new paths by the old ones.
  ///   - silenced: findings of now that a comment silences and that none silenced before.
  ///   - wasOn: whether a rule judged a file before.
  package init(
    from before: [SilencingComment], to now: [SilencingComment], renames: [String: String],
    silenced: [Finding], wasOn: (_ rule: String, _ path: String) -> Bool
  ) {
    let origins = Self.origins(of: now, before, renames)
    for (index, comment) in now.enumerated() where comment.isInForce && wasOn(comment.rule, comment.path) {
      let old = origins[index].map { before[$0] }
      // A comment about lines speaks before a region does.
      let own = silenced.filter { finding in
        comment.silences(finding)
          && !(comment.isRegion && now.contains { !$0.isRegion && $0.silences(finding) })
      }
      guard let words = Self.words(comment, old) ?? (own.isEmpty ? nil : "silences more of '\(comment.rule)'")
      else { continue }
      var loosening = Loosening(
        .comment, at: Loosening.Place(comment.path, comment.line), "a comment \(words)", reach: .nothing)
      loosening.letsThrough = own
      all.append(loosening)
      findings += own
      if Self.words(comment, old) != nil { comments.append(comment) }
    }
  }

  /// Whether it takes one of these comments to silence a finding.
  package func silenceAnew(_ finding: Finding) -> Bool {
    comments.contains { $0.silences(finding) }
      || findings.contains { other in
        other.rule == finding.rule && other.path == finding.path && other.range == finding.range
      }
  }

  private static func words(_ comment: SilencingComment, _ old: SilencingComment?) -> String? {
    let end = comment.isOpen ? " from here to the end of the file" : comment.isRegion ? " in a region" : ""
    guard let old else { return "silences '\(comment.rule)'\(end)" }
    if !old.isInForce || isLater(comment.lastDay, old.lastDay) {
      return "silences '\(comment.rule)' \(comment.lastDay.map { "until '\($0)'" } ?? "without an end")"
        + (old.lastDay.map { "; it was 'until \($0)'" } ?? "")
    }
    return comment.isOpen && !old.isOpen ? "silences '\(comment.rule)'\(end)" : nil
  }

  /// Without a day it never ends.
  private static func isLater(_ day: Day?, _ old: Day?) -> Bool {
    guard let old else { return false }
    return day.map { $0 > old } ?? true
  }

  /// For each comment of now the one that it was: in the same file first, or else about the same code.
  private static func origins(
    of now: [SilencingComment], _ before: [SilencingComment], _ renames: [String: String]
  ) -> [Int?] {
    var origins = [Int?](repeating: nil, count: now.count)
    var free = [Bool](repeating: true, count: before.count)
    let path = { (comment: SilencingComment) in renames[comment.path] ?? comment.path }
    for likeness in Likeness.Kind.allCases {
      var candidates: [Likeness: [Int]] = [:]
      for (index, comment) in before.enumerated().reversed() where free[index] {
        candidates[Likeness(likeness, comment, path: path(comment)), default: []].append(index)
      }
      for (index, comment) in now.enumerated() where origins[index] == nil {
        let key = Likeness(likeness, comment, path: comment.path)
        guard let origin = candidates[key]?.popLast() else { continue }
        origins[index] = origin
        free[origin] = false
      }
    }
    return origins
  }

  /// What two comments have in common that are treated as the same.
  private struct Likeness: Hashable {
    /// The surest first.
    enum Kind: CaseIterable {
      case sameCodeInFile, sameFile, sameCode
    }

    let rule: String
    let isRegion: Bool
    let path: String
    let subject: [UInt8]

    init(_ kind: Kind, _ comment: SilencingComment, path: String) {
      rule = comment.rule
      isRegion = comment.isRegion
      switch kind {
      case .sameCodeInFile: (self.path, subject) = (path, comment.subject)
      case .sameFile: (self.path, subject) = (path, [])
      case .sameCode: (self.path, subject) = ("", comment.subject)
      }
    }
  }
}
