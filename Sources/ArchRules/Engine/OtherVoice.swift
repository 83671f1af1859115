package import ArchFacts

/// What another rule says about a mistake that a finding tells already.
package struct OtherVoice: Sendable, Equatable {
  package let rule: String
  package let message: String
  /// Where it says so and the finding does not.
  package fileprivate(set) var places: [Place] = []

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

  func mapPaths(_ transform: (String) -> String) -> OtherVoice {
    OtherVoice(
      rule: rule, message: message,
      places: places.map { Place(path: transform($0.path), location: $0.location) })
  }
}

/// Gathers what other rules say of one finding, in time that grows with what is said.
struct OtherVoices {
  private(set) var voices: [OtherVoice] = []
  private(set) var severity: Severity
  /// The places that the finding tells itself.
  private let told: Set<OtherVoice.Place>
  private var positions: [Words: Int] = [:]
  private var seen: [Set<OtherVoice.Place>] = []

  /// What one rule says in the same words is one voice.
  private struct Words: Hashable {
    let rule: String
    let message: String
  }

  init(of finding: Finding) {
    severity = finding.severity
    told = Set(
      finding.occurrences.map { OtherVoice.Place(path: $0.path, location: $0.range.start) })
    for voice in finding.also { add(voice) }
  }

  mutating func add(_ voice: OtherVoice) {
    let words = Words(rule: voice.rule, message: voice.message)
    let position = positions[words] ?? voices.count
    if position == voices.count {
      positions[words] = position
      voices.append(OtherVoice(rule: voice.rule, message: voice.message))
      seen.append([])
    }
    for place in voice.places where !told.contains(place) && seen[position].insert(place).inserted {
      voices[position].places.append(place)
    }
  }

  /// - Parameter message: what another says at a place.
  mutating func add(_ other: Finding, saying message: String, at place: Occurrence) {
    severity = max(severity, other.severity)
    let place = OtherVoice.Place(path: place.path, location: place.range.start)
    add(OtherVoice(rule: other.rule, message: message, places: [place]))
  }

  mutating func weigh(_ other: Finding) { severity = max(severity, other.severity) }
}
