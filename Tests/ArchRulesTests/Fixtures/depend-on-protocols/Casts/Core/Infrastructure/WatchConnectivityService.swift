final class WatchConnectivityService: Connectivity {
  func send() {}
  func extra() {}
}
final class PhoneConnectivityService: Connectivity {
  func send() {}
  // It asks of another whether it is like itself.
  func isLike(_ other: any Connectivity) -> Bool { other is PhoneConnectivityService }
}
final class Sender {
  private let connectivity: any Connectivity
  init(connectivity: any Connectivity) { self.connectivity = connectivity }
  func send() { (connectivity as? PhoneConnectivityService)?.send() } // expect: depend-on-protocols "'Sender' is given 'Connectivity'"
}
