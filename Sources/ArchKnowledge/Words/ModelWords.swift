/// Words of types that are no models of a domain.
package enum ModelWords: KnownNames {
  package enum Tag: String, NameTag {
    case notModel

    package var meaning: String {
      switch self {
      case .notModel: "says that a type is about the screen, a format or a setting"
      }
    }
  }

  package static let subject = "Words of types that are no models of a domain"

  package static let rows = NameRows(
    """
    [notModel] # About the screen, a format or a setting: a folder of such types is not a domain.
    accessibility analytics animation api asset assets build cell color colors config configuration constants
    decoder destination encoder environment extension flags font fonts icon icons identifiers image images key keys
    layout localization macro mutation parser query resource route routes screen screens secrets sheet strings style
    styles tab theme ui view views
    """)
}
