// Types that make themselves and globals have rules of their own.
final class Tracker {
  static let shared = Tracker()
  static func make() -> Tracker { Tracker() }
  func copy() -> Tracker { .init() }
  func track() {}
}

let globalTracker = Tracker()
