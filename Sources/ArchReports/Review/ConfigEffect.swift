import ArchAdoption
package import ArchRules

/// What a changed config finds otherwise in the same code.
package struct ConfigEffect: Sendable, Equatable {
  /// How many findings of a rule are gone.
  package private(set) var lost: [String: Int] = [:]
  /// How many there are besides.
  package private(set) var gained: [String: Int] = [:]
  /// How many of a rule weigh less.
  package private(set) var lighter: [String: Int] = [:]

  package init(from before: [Finding], to now: [Finding]) {
    let (old, new) = (Self.counts(before), Self.counts(now))
    for (key, count) in old { lost.add(count - (new[key] ?? 0), of: key.rule) }
    for (key, count) in new { gained.add(count - (old[key] ?? 0), of: key.rule) }
    let weights = Dictionary(
      now.map { (BaselineKey(folding: $0), $0.severity) }, uniquingKeysWith: { max($0, $1) })
    for finding in before {
      guard let weight = weights[BaselineKey(folding: finding)], weight < finding.severity else { continue }
      lighter.add(1, of: finding.rule)
    }
  }

  private static func counts(_ findings: [Finding]) -> [BaselineKey: Int] {
    Dictionary(
      findings.filter { $0.status != .suppressed }.map { (BaselineKey(folding: $0), 1) }, uniquingKeysWith: +
    )
  }

  /// A sentence; empty when nothing differs.
  var words: String {
    let parts = [(lost, "fewer"), (gained, "more"), (lighter, "less severe")].compactMap { counts, word in
      counts.isEmpty ? nil : "\(Self.named(counts, word))"
    }
    guard !parts.isEmpty else { return "" }
    return " In the code as it is now, it finds \(parts.joined(separator: ", and "))."
  }

  private static func named(_ counts: [String: Int], _ word: String) -> String {
    let sum = counts.values.reduce(0, +)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let rules = sorted.map { "\($0.value) of \(MarkdownText.code($0.key))" }
    let shown = rules.count > 8 ? rules.prefix(7) + ["\(rules.count - 7) other rules"] : rules[...]
    return "**\(sum) \(word)** (\(shown.joined(separator: ", ")))"
  }
}

extension [String: Int] {
  fileprivate mutating func add(_ count: Int, of rule: String) {
    if count > 0 { self[rule, default: 0] += count }
  }
}
