/// One ending of names, what it says, and why.
package struct NameEnding<Tag: NameTag>: Sendable {
  /// Compared byte by byte with the names of all types and their ancestors, so no `String`.
  package let text: StaticString
  package let tag: Tag
  /// What else is true of it.
  package let others: [Tag]
  package let reason: StaticString

  init(_ text: StaticString, _ tag: Tag, _ others: Tag..., because reason: StaticString) {
    self.text = text
    self.tag = tag
    self.others = others
    self.reason = reason
  }
}

/// A table of endings: the first that fits decides.
package protocol NameEndings {
  associatedtype Tag: NameTag

  static var subject: String { get }
  static var all: [NameEnding<Tag>] { get }
}

extension NameEndings {
  /// The endings that say one thing, in the order of the table.
  package static subscript(_ tag: Tag) -> [StaticString] {
    all.filter { $0.tag == tag || $0.others.contains(tag) }.map(\.text)
  }

  package static var page: KnownNamesPage {
    KnownNamesPage(
      name: "\(Self.self)", subject: subject,
      tags: Tag.allCases.map { KnownNamesPage.Meaning(tag: $0.rawValue, meaning: $0.meaning) },
      rows: all.enumerated().map { index, ending in
        NameRow(
          name: ending.text.description, tags: ([ending.tag] + ending.others).map(\.rawValue),
          reason: ending.reason.description,
          group: index)
      }, isOrdered: true)
  }
}
