import Foundation

struct World {
  var tracking: any Tracking = ConsoleTracking()
  var flags: any FlagReading = RemoteFlags()
  var log: any Logging = ConsoleLogging()
  var version: String = "1.0"
  var server: Foundation.URL? = URL(string: "https://example.org")
  var session: URLSession = .shared
}

var Current = World()

final class ConsoleTracking: Tracking {
  func track() async {}
}

final class RemoteFlags: FlagReading {
  func isOn() async -> Bool { false }
}

final class ConsoleLogging: Logging {
  func log() async {}
}
