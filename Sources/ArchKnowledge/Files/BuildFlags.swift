/// Conditions of a build that say whom it is for.
package enum BuildFlags: KnownNames {
  package enum Tag: String, NameTag {
    case debugging, release

    package var meaning: String {
      switch self {
      case .debugging: "is set where the app is built to be debugged"
      case .release: "is set where the app is built to be given to others"
      }
    }
  }

  package static let subject = "Conditions of a build that say whom it is for"

  package static let rows = NameRows(
    """
    [debugging] # Xcode and SwiftPM set it in their configuration of that name.
    DEBUG

    [release] # What is left out where it is set, such as a developer's menu, no user is given.
    RELEASE
    """)
}
