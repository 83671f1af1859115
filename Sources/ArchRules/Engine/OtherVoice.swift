package import ArchFacts

/// What another rule says about a mistake that a finding tells already.
package struct OtherVoice: Sendable, Equatable {
  package let rule: String
  package let message: String
  /// Where it says so and the finding does not, in the same file.
  package private(set) var places: [SourceLocation] = []

  package init(rule: String, message: String, places: [SourceLocation] = []) {
    self.rule = rule
    self.message = message
    self.places = places
  }

  /// `layer-dependencies (layer 'domain' uses 'Store' from layer 'data', at 12:8)`
  package var text: String {
    let places = places.map { "\($0.line):\($0.column)" }.joined(separator: ", ")
    return "\(rule) (\(message)\(places.isEmpty ? "" : ", at \(places)"))"
  }

  /// What one rule says in the same words is one voice.
  fileprivate func says(_ other: OtherVoice) -> Bool { rule == other.rule && message == other.message }

  fileprivate mutating func join(_ other: OtherVoice) {
    places += other.places.filter { !places.contains($0) }
  }
}

extension [OtherVoice] {
  mutating func add(_ voice: OtherVoice) {
    if let index = firstIndex(where: { $0.says(voice) }) { self[index].join(voice) } else { append(voice) }
  }
}
