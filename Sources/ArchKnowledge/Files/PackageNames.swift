/// Names in packages, in the order in which they are looked for and told.
package enum PackageNames: KnownNames {
  package enum Tag: String, NameTag {
    case sources, sibling, listsTarget, listsProduct, listsOther

    package var meaning: String {
      switch self {
      case .sources: "is a folder where SwiftPM looks for a target"
      case .sibling: "ends the name of a target next to a feature's"
      case .listsTarget: "lists a target as a dependency"
      case .listsProduct: "lists the product of a package as a dependency"
      case .listsOther: "lists a dependency that no import names"
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

    [listsTarget] # SwiftPM's and Tuist's functions for a target, of the same manifest or of another project.
    target project

    [listsProduct] # SwiftPM's and Tuist's functions for what a package sells.
    product external package

    [listsOther] # A plug-in, a binary or a framework of Apple's: it is built or linked, whoever imports it.
    plugin macro sdk framework xcframework library
    """)
}
