import UIKit

// It makes what a screen needs, and sets it: no more than a part of the root that the screen asks.
final class TripsConfigurator {
  static let shared = TripsConfigurator()
  private init() {}

  func configure(_ screen: TripsViewController) {
    let presenter = TripsPresenter()
    presenter.screen = screen
    screen.interactor = TripsInteractor(store: DiskTripStore(), presenter: presenter)
  }
}

// This one has work done.
final class WorkingConfigurator {
  func configure(_ screen: TripsViewController) {
    let interactor = TripsInteractor(store: DiskTripStore(), presenter: TripsPresenter())  // expect: composition-root, composition-root, composition-root
    interactor.load()
    screen.interactor = interactor
  }
}

// And this one gives others what works.
final class GivingConfigurator {
  static let shared = GivingConfigurator()
  func configure(_ screen: TripsViewController) { screen.interactor = interactor() }
  func interactor() -> TripsInteractor {
    TripsInteractor(store: DiskTripStore(), presenter: TripsPresenter())  // expect: composition-root, composition-root, composition-root
  }
}
