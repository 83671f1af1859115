final class RemoteTracker: AnalyticsTracking {
  func track(_ event: String) {}
}

final class UploadService {
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  var tracker: AnalyticsTracking!  // expect: no-property-injection "'UploadService.tracker' is a dependency that is filled in after init"
  var other: Optional<any AnalyticsTracking>  // expect: no-property-injection
  var name: Optional<String>
  func upload() async {}
}

final class Chain: Handling {
  // The next link of its own kind.
  var next: Handling?
  var other: Chain?
  func handle() async {}
}

protocol Handling {
  func handle() async
}

// Its own state, and what it takes in time.
final class Player {
  var current: UploadService?
  var given: AnalyticsTracking?
  var both: AnalyticsTracking?  // expect: no-property-injection
  init(given: AnalyticsTracking? = nil) { self.given = given }
  func play() {
    current = UploadService(session: .shared)
    self.both = nil
  }
  func stop() { current = nil }
}
