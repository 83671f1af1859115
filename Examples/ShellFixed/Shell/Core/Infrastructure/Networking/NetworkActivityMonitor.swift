import Foundation
import os

/// Counts the requests in flight.
final class NetworkActivityMonitor: NetworkActivityReporting {
  private let requests = OSAllocatedUnfairLock(initialState: 0)

  var isBusy: Bool {
    requests.withLock { $0 > 0 }
  }

  func began() {
    requests.withLock { $0 += 1 }
  }

  func ended() {
    requests.withLock { $0 = max(0, $0 - 1) }
  }
}
