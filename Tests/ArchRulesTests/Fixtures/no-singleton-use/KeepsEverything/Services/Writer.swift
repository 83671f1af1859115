final class TripWriter {
  // What is read through a holder is needed, as far as it is an object.
  func write() -> String { Everything.shared.settings.language }  // expect: no-singleton-use
  func names() -> [String] { Everything.shared.trips.names }  // expect: no-singleton-use
  func theme() -> Theme { Everything.shared.settings.theme }  // expect: no-singleton-use
  func close() { Everything.shared.isOpen = false }  // expect: no-singleton-use
}

final class OrientationService {
  // The system makes it, and it leads to everything.
  func lock() { AppDelegate.shared.orientation = 1 }  // expect: no-singleton-use
}
