import UIKit

final class TripFlow<Composer: TripComposing> {
  private let composer: Composer
  private let pages: any TripPages
  private let parts: any TripParts  // expect: layer-dependencies
  private let showing: any TripShowing  // expect: layer-dependencies
  private let holding: any TripHolding  // expect: layer-dependencies

  init(
    composer: Composer, pages: any TripPages, parts: any TripParts, showing: any TripShowing, holding: any TripHolding
  ) {
    self.composer = composer
    self.pages = pages
    self.parts = parts
    self.showing = showing
    self.holding = holding
  }

  func start(in navigation: UINavigationController) {
    navigation.pushViewController(composer.makeViewController(for: "trips"), animated: false)
  }
}
