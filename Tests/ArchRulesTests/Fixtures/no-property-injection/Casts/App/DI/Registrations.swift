final class Registrations {
  func complete(_ made: Finding, _ other: Any, _ trips: TripsService, _ tracker: EventTracking) {
    guard let service = made as? FindsService else { return }
    service.tracker = tracker
    let walks = (other as Any) as! WalksService
    walks.tracker = tracker
    _ = trips
  }
}
