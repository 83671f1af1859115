import Combine
import UIKit

struct Trip { let name: String }

// It words what it is given, once and for all, whoever makes it.
final class TooltipViewModel {
  private let trip: Trip
  init(for trip: Trip) { self.trip = trip }
  var title: String { trip.name }
  lazy var width: Int = trip.name.count
}

// It may be another one later.
final class BannerViewModel {
  var trip: Trip
  init(trip: Trip) { self.trip = trip }
}

// What it gives changes.
final class CounterViewModel {
  let count = CurrentValueSubject<Int, Never>(0)
  let trip: Trip
  init(trip: Trip) { self.trip = trip }
}

// What it words it reads from the device.
final class StoredViewModel {
  private let key: String
  init(key: String) { self.key = key }
  var title: String { UserDefaults.standard.string(forKey: key) ?? "" }
}

// It can be asked for more than it holds.
final class TripsStore {
  private let kept = NSMutableDictionary()
  subscript(name: String) -> Any? { kept[name] }
}

// It takes nothing, so it finds what it shows by itself.
final class AboutViewModel {
  let title = "About"
}

// Called after what it holds, and nothing of it works.
final class BoxedTripsAPI: NSObject {
  let address: String
  init(address: String) { self.address = address }
}

// What it answers it may have worked out.
final class TripsAPI {
  let address: String
  init(address: String) { self.address = address }
  var isReachable: Bool { !address.isEmpty }
  func call() {}
}

// It works.
final class TripViewModel {
  private let trip: Trip
  init(trip: Trip) { self.trip = trip }
  func delete() async {}
}

final class TripsCoordinator {
  func show(_ trip: Trip, on screen: UIViewController) {
    _ = TooltipViewModel(for: trip)
    _ = BannerViewModel(trip: trip)  // expect: composition-root
    _ = CounterViewModel(trip: trip)  // expect: composition-root
    _ = AboutViewModel()  // expect: composition-root
    _ = StoredViewModel(key: trip.name)  // expect: composition-root
    _ = TripsStore()  // expect: composition-root
    _ = TripViewModel(trip: trip)  // expect: composition-root
    _ = BoxedTripsAPI(address: trip.name)
    _ = TripsAPI(address: trip.name)  // expect: composition-root
    screen.present(UIViewController(), animated: true)
  }
}
