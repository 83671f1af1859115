final class FindsService: Finding {
  var tracker: EventTracking?  // expect: no-property-injection "'FindsService.tracker'"
  func find() async -> [String] { [] }
}

final class WalksService: Finding {
  var tracker: EventTracking?  // expect: no-property-injection "'WalksService.tracker'"
  func find() async -> [String] { [] }
}

// It has one from the start; what is filled in below are the others'.
final class TripsService: Finding {
  var tracker: EventTracking?
  init(tracker: EventTracking) { self.tracker = tracker }
  func find() async -> [String] { [] }
}
