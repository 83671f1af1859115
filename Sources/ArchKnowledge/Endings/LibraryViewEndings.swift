/// Endings of names of a library's classes, which say what view of Apple's they are.
package enum LibraryViewEndings: NameEndings {
  package enum Tag: String, NameTag {
    case collectionReusableView = "UICollectionReusableView"
    case collectionViewCell = "UICollectionViewCell"
    case tableViewCell = "UITableViewCell"
    case tableViewHeaderFooterView = "UITableViewHeaderFooterView"
    case view = "UIView"
    case viewController = "UIViewController"

    package var meaning: String { "makes a library's class a `\(rawValue)`" }
  }

  package static let subject =
    "Endings of names of a library's classes that say what view of Apple's they are"

  package static let all: [NameEnding<Tag>] = [
    .init("CollectionReusableView", .collectionReusableView, because: "A header or footer of a collection."),
    .init("CollectionViewCell", .collectionViewCell, because: "A cell of a collection."),
    .init("TableViewCell", .tableViewCell, because: "A cell of a table: `SwipeTableViewCell`."),
    .init("TableViewHeaderFooterView", .tableViewHeaderFooterView, because: "A header or footer of a table."),
    .init("ViewController", .viewController, because: "A screen: `MessagesViewController`."),
    .init("View", .view, because: "Something that is shown: `LottieAnimationView`."),
  ]

  /// The view of Apple's that a class of a library, or of another framework of Apple's, is by its name; `nil` for what is
  /// known and for all others.
  package static func view(called name: String) -> String? {
    guard !name.hasPrefix("NS"), !known.contains(name) else { return nil }
    return endings.first { name.hasSuffix($0.text) }?.view
  }

  private static let endings = {
    var endings: [(text: String, view: String)] = []
    for tag in LibraryViewEndings.Tag.allCases {
      endings += LibraryViewEndings[tag].map { ($0.description, tag.rawValue) }
    }
    return endings
  }()

  private static let known = AppleTypes[.view].union(AppleTypes[.reused])
}
