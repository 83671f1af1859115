/// Names in packages, in the order in which they are looked for and told.
package enum PackageNames: KnownNames {
  package enum Tag: String, NameTag {
    case sources, sibling

    package var meaning: String {
      switch self {
      case .sources: "is a folder where SwiftPM looks for a target"
      case .sibling: "ends the name of a target next to a feature's"
      }
    }
  }

  package static let subject = "Names in packages, in the order in which they are looked for and told"
  package static let isOrdered = true

  package static let rows = NameRows(
    """
    [sources] # SwiftPM looks for targets there.
    Sources Source src srcs

    [sibling] # A target `CartRepository` next to `Cart` says that `Cart` is a feature.
    Repository NetworkService PersistenceService
    """)
}
