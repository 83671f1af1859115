import ArchFacts
import ArchModel
import ArchRules

/// The comments of one file, and what each silences.
struct SuppressedFile {
  /// One rule of one comment.
  struct Silencer {
    /// Into `comments`.
    let comment: Int
    let rule: Suppression.Name
    /// `nil` when no code follows that it could speak of.
    var reach: SuppressionReach?
    /// Not past its last day, which is one that can be read.
    let isInForce: Bool
    var isUsed = false
    /// What it would silence, a comment with a smaller reach silences.
    var isShadowed = false

    /// What there is to say when it silences nothing.
    var idleness: SuppressionIdleness {
      guard let reach else { return .noCodeBelow }
      if isShadowed { return .shadowed }
      return .nothingFound(first: reach.start.line, last: reach.lastLine, isRegion: reach.isRegion)
    }
  }

  private(set) var comments: [Suppression] = []
  private(set) var silencers: [Silencer] = []
  /// Rules that an `enable` names without a region of them being open.
  private(set) var unopened: [Suppression.Name] = []

  init(_ file: SourceFile, _ today: Day) {
    let lines = file.lines
    for range in file.facts.suppressionComments {
      guard let comment = Suppression.read(range, in: file.facts) else { continue }
      comments.append(comment)
      switch comment.verb {
      case .next: add(comment, .next(after: range, in: file.facts, lines), today)
      case .this: add(comment, .this(range, lines), today)
      case .region: add(comment, .region(from: range, lines), today)
      case .enable:
        for rule in comment.rules { close(rule, at: lines.location(at: range.start)) }
      case nil: break
      }
    }
  }

  private mutating func add(_ comment: Suppression, _ reach: SuppressionReach?, _ today: Day) {
    let isInForce = comment.end.map { end in end.day.map { $0 >= today } ?? false } ?? true
    for rule in comment.rules {
      silencers.append(
        Silencer(comment: comments.count - 1, rule: rule, reach: reach, isInForce: isInForce))
    }
  }

  private mutating func close(_ rule: Suppression.Name, at place: SourceLocation) {
    let open = silencers.indices.filter { index in
      guard let reach = silencers[index].reach else { return false }
      return reach.isRegion && reach.end == nil && silencers[index].rule.text == rule.text
    }
    for index in open { silencers[index].reach?.end = place }
    if open.isEmpty { unopened.append(rule) }
  }

  /// Whether a comment silences a finding of this file. The one that does so for as little code as possible
  /// counts as used.
  mutating func silences(_ finding: Finding) -> Bool {
    let candidates = silencers.indices.filter { index in
      let silencer = silencers[index]
      return silencer.isInForce && silencer.rule.text == finding.rule
        && silencer.reach?.contains(finding.range.start) ?? false
    }
    guard let chosen = candidates.max(by: { silencers[$0].isWider(than: silencers[$1]) }) else {
      return false
    }
    for index in candidates { silencers[index].isShadowed = true }
    silencers[chosen].isUsed = true
    return true
  }
}

extension SuppressedFile.Silencer {
  /// Than another one that reaches the same place.
  fileprivate func isWider(than other: Self) -> Bool {
    guard let reach, let otherReach = other.reach else { return false }
    if reach.isRegion != otherReach.isRegion { return reach.isRegion }
    return reach.start < otherReach.start
  }
}
