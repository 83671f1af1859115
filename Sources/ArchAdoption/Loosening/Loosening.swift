package import ArchRules

/// One way in which a change lets more pass than what it started from: what does it, where that is, and what it
/// lets through.
package struct Loosening: Sendable {
  /// What was loosened.
  package enum Kind: String, Sendable, CaseIterable {
    case rule, option, allowed, ownRule, preset
    case layer, feature, compositionRoot, role
    case sources, exclude, tests, exhaustive, config
    case decision, checklist
    case comment, baseline
    case leftOut, notJudged
  }

  package struct Place: Sendable, Hashable {
    package var path: String
    package let line: Int
    /// Whether it is in what the change started from, and is gone.
    package let isFormer: Bool

    package init(_ path: String, _ line: Int, isFormer: Bool = false) {
      self.path = path
      self.line = line
      self.isFormer = isFormer
    }
  }

  /// What of all that passes may be due to it.
  package enum Reach: Sendable {
    /// What is found in some files before all else; without them others may be found less, too.
    case files(Set<String>)
    /// What some rules find.
    case rules(Set<String>)
    /// What any rule finds, in these files before others: who may use whom is seen from both ends.
    case code(Set<String>)
    /// Nothing: it only takes away what people look at.
    case nothing
  }

  package let kind: Kind
  package var place: Place
  /// What is looser, names in 'quotes', without a full stop.
  package let message: String
  package let reach: Reach
  /// Code that it takes out of judgement; `nil` where what it does is something else.
  package var hides: HiddenCode?
  /// What would be found without it, and is not.
  package var letsThrough: [Finding] = []
  /// Of those how many a baseline or a comment accepted before.
  package var known = 0

  package init(_ kind: Kind, at place: Place, _ message: String, reach: Reach) {
    self.kind = kind
    self.place = place
    self.message = message
    self.reach = reach
  }

  /// How well a finding goes with it, the lower the better; `nil` when it does not belong to it.
  func rank(of finding: Finding) -> Int? {
    switch reach {
    case .files(let paths): paths.isEmpty ? nil : paths.contains(finding.path) ? 0 : 4
    case .rules(let rules): rules.contains(finding.rule) ? 1 : nil
    case .code(let paths): paths.contains(finding.path) ? 2 : 3
    case .nothing: nil
    }
  }

  package func mapPaths(_ transform: (String) -> String) -> Loosening {
    var mapped = self
    mapped.place.path = transform(place.path)
    mapped.letsThrough = letsThrough.map { $0.mapPaths(transform) }
    return mapped
  }
}

extension [Loosening] {
  /// Tells each what it lets through; what goes with none of them is left over.
  package mutating func takeUp(_ findings: [Finding]) -> [Finding] {
    var rest: [Finding] = []
    for finding in findings {
      let ranks = indices.compactMap { index in self[index].rank(of: finding).map { (rank: $0, index: index) }
      }
      guard let best = ranks.min(by: { ($0.rank, $0.index) < ($1.rank, $1.index) }) else {
        rest.append(finding)
        continue
      }
      if finding.status == .new {
        self[best.index].letsThrough.append(finding)
      } else {
        self[best.index].known += 1
      }
    }
    return rest
  }
}

/// `'a', 'b' and 3 more`
func quoted(_ names: [String], limit: Int = 5) -> String { listed(names.map { "'\($0)'" }, limit: limit) }

/// The same of what has its quotes.
func listed(_ names: [String], limit: Int = 5) -> String {
  let shown = names.prefix(names.count > limit ? limit - 1 : limit).joined(separator: ", ")
  let more = names.count - min(names.count, names.count > limit ? limit - 1 : limit)
  return more > 0 ? "\(shown) and \(more) more" : shown
}
