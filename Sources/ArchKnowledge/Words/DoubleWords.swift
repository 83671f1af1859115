/// Words of code for tests and previews.
package enum DoubleWords: KnownNames {
  package enum Tag: String, NameTag {
    case double, preview, standIn, firstOfType, lastOfType, standsBack

    package var meaning: String {
      switch self {
      case .double: "says that a member builds something for a test or a preview"
      case .preview: "says that something is for previews, or is a preview of links or media"
      case .standIn: "says so where it is the whole name or its last word"
      case .firstOfType: "begins the name of a type that is a double"
      case .lastOfType: "ends the name of a type that is a double"
      case .standsBack: "says that a type that the app has stands back for others of the same protocol"
      }
    }
  }

  package static let subject = "Words of code for tests and previews"

  package static let rows = NameRows(
    """
    [double] # Stands in for the real one.
    fakes fixture fixtures mocked mocks stubbed stubs
    dummy: firstOfType
    fake: firstOfType lastOfType
    mock: firstOfType lastOfType
    stub: firstOfType lastOfType

    [preview] # For previews; between other words it may be a preview of links or media.
    preview previews

    [standIn standsBack] # Stands in where it is the whole name or its last word: `placeholderText` is not one.
    failing noop placeholder unimplemented

    [lastOfType] # Ends the name of a double.
    spy

    [standsBack] # The app may have it, and is told by what it works with instead: `InMemoryTripService`, `NullTracker`.
    disabled empty memory null
    """)
}
