final class WatchService: Connectivity { func send() {} }
final class Sender {
  let connectivity: any Connectivity
  init(connectivity: any Connectivity) { self.connectivity = connectivity }
  func send() { (connectivity as? WatchService)?.send() }
}
