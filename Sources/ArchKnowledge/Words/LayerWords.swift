/// Words of layers.
///
/// The last word of a layer's name that is known says what the layer is for.
package enum LayerWords: KnownNames {
  package enum Tag: String, NameTag {
    case boot, coordinators, composition, contracts, domain, data, infrastructure, presentation

    package var meaning: String {
      switch self {
      case .boot: "is the layer that starts the app"
      case .coordinators: "is the layer that navigates"
      case .composition: "is the layer that makes everything"
      case .contracts: "is the layer of protocols"
      case .domain: "is the layer of the business"
      case .data: "is the layer that keeps and fetches data"
      case .infrastructure: "is the layer that talks to what lies outside"
      case .presentation: "is the layer that shows"
      }
    }
  }

  package static let subject = "Words of layers"

  package static let rows = NameRows(
    """
    [boot] # Starts the app.
    boot bootstrap launch

    [coordinators] # Navigates.
    coordinator coordinators flow flows navigation router routers routing

    [composition] # Makes everything and hands it on.
    assembly composition container containers di injection main root

    [contracts] # States what the app needs.
    contract contracts interface interfaces port ports protocol protocols

    [domain] # The business.
    business domain entities entity model models

    [data] # Keeps and fetches data.
    cache data database persistence repositories repository storage

    [infrastructure] # Talks to what lies outside.
    adapters api infra infrastructure network networking platform service services

    [presentation] # Shows.
    features presentation presenters scenes screen screens ui view viewdatasource viewdatasources viewmodels views
    """)
}
