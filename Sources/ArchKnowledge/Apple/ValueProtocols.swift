/// Protocols of the standard library and SwiftUI that say 'this is a value'.
///
/// Three questions that are nearly one; where their answers differ, somebody met a case that the others have not.
package enum ValueProtocols: KnownNames {
  package enum Tag: String, NameTag {
    case data, constant, choice

    package var meaning: String {
      switch self {
      case .data: "makes a type data, unless it holds or awaits something that works"
      case .constant: "lets a type have shared constants without being a shared instance"
      case .choice: "makes a struct in a container a value, no dependency"
      }
    }
  }

  package static let subject = "Protocols of the standard library and SwiftUI that say 'this is a value'"

  package static let rows = NameRows(
    """
    [data] # What compares, hashes, codes or is walked through is data.
    Collection Encodable EnvironmentKey ExpressibleByStringLiteral IteratorProtocol PreferenceKey Sequence
    Decodable: constant
    RawRepresentable: constant

    [data constant choice] # What compares, hashes, codes or is walked through is data.
    Codable Comparable Equatable Hashable OptionSet
    """)
}
