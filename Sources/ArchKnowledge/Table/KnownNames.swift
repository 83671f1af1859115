/// One table of names, and the questions that they answer: `AppleTypes[.network]`.
package protocol KnownNames {
  associatedtype Tag: NameTag

  /// What its names are: "Types and protocols of Apple's".
  static var subject: String { get }
  static var rows: NameRows { get }
  /// Whether the first row that fits decides.
  static var isOrdered: Bool { get }
}

extension KnownNames {
  package static var isOrdered: Bool { false }

  /// The names of which this is true.
  package static subscript(_ tag: Tag) -> Set<String> { rows[tag.rawValue] }

  /// The same in the order of the rows.
  package static func inOrder(_ tag: Tag) -> [String] {
    rows.inOrder(tag.rawValue)
  }

  /// Its only name; a table's test sees to it that there is one and no other.
  package static func only(_ tag: Tag) -> String { rows[tag.rawValue].first ?? "" }

  /// The table as the page of all names shows it.
  package static var page: KnownNamesPage {
    KnownNamesPage(
      name: "\(Self.self)", subject: subject,
      tags: Tag.allCases.map { KnownNamesPage.Meaning(tag: $0.rawValue, meaning: $0.meaning) },
      rows: rows.all, isOrdered: isOrdered)
  }
}

/// A table without its types.
package struct KnownNamesPage: Sendable {
  package struct Meaning: Sendable {
    package let tag: String
    package let meaning: String
  }

  /// As code calls it.
  package let name: String
  package let subject: String
  package let tags: [Meaning]
  package let rows: [NameRow]
  /// Whether the first row that fits decides.
  package let isOrdered: Bool
}
