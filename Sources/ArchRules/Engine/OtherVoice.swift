package import ArchFacts

/// What another rule says about a mistake that a finding tells already.
package struct OtherVoice: Sendable {
  package let rule: String
  package let message: String
  /// Where it says so and the finding does not.
  package private(set) var places: [Place] = []

  package struct Place: Sendable, Hashable {
    package var path: String
    package let location: SourceLocation

    package init(path: String, location: SourceLocation) {
      self.path = path
      self.location = location
    }
  }

  /// How many places a text names.
  private static let mostPlaces = 5

  package init(rule: String, message: String, places: [Place] = []) {
    self.rule = rule
    self.message = message
    self.places = places
  }

  /// `layer-dependencies (layer 'domain' uses 'Store' from layer 'data', at 12:8)`
  ///
  /// - Parameters:
  ///   - path: of the finding, which goes without saying.
  ///   - shown: how other paths are shown.
  package func text(in path: String, shown: (String) -> String = { $0 }) -> String {
    let listed = places.prefix(Self.mostPlaces).map { place in
      let location = "\(place.location.line):\(place.location.column)"
      return place.path == path ? location : "\(shown(place.path)):\(location)"
    }.joined(separator: ", ")
    let more = places.count - Self.mostPlaces
    let rest = more > 0 ? " and \(more) more" : ""
    return "\(rule) (\(message)\(places.isEmpty ? "" : ", at \(listed)\(rest)"))"
  }

  /// What one rule says in the same words is one voice.
  fileprivate func says(_ other: OtherVoice) -> Bool { rule == other.rule && message == other.message }

  fileprivate mutating func join(_ other: OtherVoice) {
    places += other.places.filter { !places.contains($0) }
  }

  func mapPaths(_ transform: (String) -> String) -> OtherVoice {
    OtherVoice(
      rule: rule, message: message,
      places: places.map { Place(path: transform($0.path), location: $0.location) })
  }
}

extension [OtherVoice] {
  mutating func add(_ voice: OtherVoice) {
    if let index = firstIndex(where: { $0.says(voice) }) { self[index].join(voice) } else { append(voice) }
  }
}
