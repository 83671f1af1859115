import ArchConfig
import ArchFacts
import ArchModel
import ArchRules

/// The comments of one file, and what each silences. Takes time in proportion to comments and findings.
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
  }

  /// The silencers of one rule that are in force, into `silencers`. In each list both starts and ends of what
  /// they reach only grow, so that of those that begin before a place the last one reaches farthest.
  private struct Order {
    var this: [Int] = []
    var next: [Int] = []
    /// Disjoint.
    var regions: [Int] = []
    /// Where something was found, in order.
    var places: [SourceLocation] = []
  }

  private(set) var comments: [Suppression] = []
  private(set) var silencers: [Silencer] = []
  /// Rules that an `enable` names without a region of them being open.
  private(set) var unopened: [Suppression.Name] = []
  private var orders: [String: Order] = [:]

  init(_ file: SourceFile, _ today: Day) {
    let lines = file.lines
    var code = CodeBelow(file.facts, lines)
    var openRegions: Set<String> = []
    for range in file.facts.suppressionComments {
      guard let comment = Suppression.read(range, in: file.facts) else { continue }
      comments.append(comment)
      switch comment.verb {
      case .next: add(comment, code.reach(below: range), today) { $0.next.append($1) }
      case .this: add(comment, .this(range, lines), today) { $0.this.append($1) }
      case .region:
        let reach = SuppressionReach.region(from: range, lines)
        // The later comment speaks for what follows it.
        for rule in comment.rules where comment.isInForce(on: today) { close(rule, at: reach.start) }
        add(comment, reach, today) { $0.regions.append($1) }
        openRegions.formUnion(comment.rules.map(\.text))
      case .enable:
        for rule in comment.rules {
          close(rule, at: lines.location(at: range.start))
          if openRegions.remove(rule.text) == nil { unopened.append(rule) }
        }
      case nil: break
      }
    }
  }

  private mutating func add(
    _ comment: Suppression, _ reach: SuppressionReach?, _ today: Day,
    to list: (inout Order, Int) -> Void
  ) {
    let isInForce = comment.isInForce(on: today)
    for rule in comment.rules {
      silencers.append(
        Silencer(comment: comments.count - 1, rule: rule, reach: reach, isInForce: isInForce))
      if isInForce, reach != nil { list(&orders[rule.text, default: Order()], silencers.count - 1) }
    }
  }

  private mutating func close(_ rule: Suppression.Name, at place: SourceLocation) {
    guard let last = orders[rule.text]?.regions.last, silencers[last].reach?.end == nil else { return }
    silencers[last].reach?.end = place
  }

  /// The comment that silences a rule at a place of this file; to be asked in the order of places. A comment about
  /// lines counts as used before a region, and of several the last one above the place.
  mutating func comment(silencing rule: String, at place: SourceLocation) -> Suppression? {
    guard let chosen = silencer(of: rule, at: place) else { return nil }
    silencers[chosen].isUsed = true
    orders[rule]?.places.append(place)
    return comments[silencers[chosen].comment]
  }

  private func silencer(of rule: String, at place: SourceLocation) -> Int? {
    guard let order = orders[rule] else { return nil }
    let onLines = [order.this, order.next].compactMap { last($0, reaching: place) }
    return onLines.max() ?? last(order.regions, reaching: place)
  }

  private func last(_ list: [Int], reaching place: SourceLocation) -> Int? {
    let next = list.partitioningIndex { index in silencers[index].reach.map { $0.start > place } ?? true }
    guard let last = list[..<next].last, silencers[last].reach?.contains(place) ?? false else { return nil }
    return last
  }

  /// What there is to say about one that silences nothing.
  func idleness(of silencer: Silencer) -> SuppressionIdleness {
    guard let reach = silencer.reach else { return .noCodeBelow }
    let places = orders[silencer.rule.text]?.places ?? []
    let first = places.partitioningIndex { $0 >= reach.start }
    if first < places.count, reach.contains(places[first]) { return .shadowed }
    return .nothingFound(first: reach.start.line, last: reach.lastLine, isRegion: reach.isRegion)
  }
}

extension Suppression {
  fileprivate func isInForce(on today: Day) -> Bool {
    guard let end else { return true }
    return end.day.map { $0 >= today } ?? false
  }
}
