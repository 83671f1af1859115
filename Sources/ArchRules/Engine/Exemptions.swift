import ArchConfig
import ArchModel

/// The names that `allow` of a rule leaves alone, and which of them were needed.
struct Exemptions: Sendable {
  private let patterns: [NamePattern]
  /// By the entries of `allow`.
  private(set) var isUsed: [Bool]

  init(_ names: [String]) {
    patterns = names.map(NamePattern.init)
    isUsed = Array(repeating: false, count: names.count)
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether one of the names is exempt. Of several entries that say so the first one counts as used: without the
  /// others the rule finds the same.
  mutating func cover(_ names: [String]) -> Bool {
    guard let index = patterns.firstIndex(where: { names.contains(where: $0.matches) }) else { return false }
    isUsed[index] = true
    return true
  }
}
