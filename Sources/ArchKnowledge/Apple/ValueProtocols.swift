/// Protocols of the standard library and SwiftUI that say 'this is a value'.
///
/// Three questions that are nearly one; where their answers differ, somebody met a case that the others have not.
package enum ValueProtocols: KnownNames {
  package enum Tag: String, NameTag {
    case data, constant, choice, ofPath, coded, encoded, decoded, codingKey

    package var meaning: String {
      switch self {
      case .data: "makes a type data, unless it holds or awaits something that works"
      case .constant: "lets a type have shared constants without being a shared instance"
      case .choice: "makes a struct in a container a value, no dependency"
      case .coded: "says that a value is sent or stored in a format"
      case .encoded: "says that the app itself writes a value in a format"
      case .decoded: "says that the app itself reads a value in a format"
      case .codingKey: "makes the cases of an enum the keys of a format"
      case .ofPath: "is asked of what a path of screens holds"
      }
    }
  }

  package static let subject = "Protocols of the standard library and SwiftUI that say 'this is a value'"

  package static let rows = NameRows(
    """
    [data] # What compares, hashes, codes or is walked through is data.
    Collection EnvironmentKey ExpressibleByStringLiteral IteratorProtocol NSCoding NSSecureCoding
    PreferenceKey Sequence
    Decodable: constant coded decoded
    Encodable: coded encoded
    RawRepresentable: constant

    [data constant choice] # What compares, hashes, codes or is walked through is data.
    Comparable Equatable OptionSet
    Codable: coded decoded encoded
    Hashable: ofPath

    [codingKey] # The keys are those of a format.
    CodingKey
    """)
}
