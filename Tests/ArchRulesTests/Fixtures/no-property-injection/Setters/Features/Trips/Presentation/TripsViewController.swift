import UIKit

final class TripsViewController: UIViewController {
  // Taken after init, by a function.
  private var tracking: (any TripTracking)?  // expect: no-property-injection "'TripsViewController.tracking' is a dependency that is filled in after init"
  private(set) var store: TripStore!  // expect: no-property-injection

  // Set by the type itself, or taken in time.
  private var made: TripStore?
  private var taken: TripStore?
  private var title2: String?

  init(taken: TripStore?) {
    self.taken = taken
    super.init(nibName: nil, bundle: nil)
  }

  func setTracking(_ tracking: any TripTracking) { self.tracking = tracking }

  func configure(with store: TripStore, title: String) {
    self.store = store
    title2 = title
  }

  func change(taken: TripStore) { self.taken = taken }

  func reset() { made = nil }

  // What is chosen or cleared is a state.
  private var selectedStore: TripStore?
  private var shown: TripStore?
  private var changing: TripStore?

  func select(_ store: TripStore) { selectedStore = store }
  func show(_ store: TripStore?) { shown = store }
  func change(_ store: TripStore) { changing = store }
  func change() { changing = taken }

  // What it hands itself it has from elsewhere; what it lets go of again it only watched.
  private var acquired: TripStore?
  private weak var watched: (any TripTracking)?

  func acquire() { if let taken { keep(taken) } }
  private func keep(_ store: TripStore) { acquired = store }
  func watch(_ tracking: any TripTracking) { watched = tracking }
  func unwatch() { watched = nil }

  // Handed over on the way.
  private var given: TripStore?  // expect: no-property-injection

  func open(_ store: TripStore) { use(store) }
  private func use(_ store: TripStore) { given = store }
}

// A cell is used again.
final class TripCell: UITableViewCell {
  private var tracking: (any TripTracking)?
  func setTracking(_ tracking: any TripTracking) { self.tracking = tracking }
}
