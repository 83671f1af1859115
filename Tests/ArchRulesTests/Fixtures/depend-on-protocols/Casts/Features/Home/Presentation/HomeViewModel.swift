final class HomeViewModel {
  private let connectivity: any Connectivity
  init(connectivity: any Connectivity) { self.connectivity = connectivity }
  func start() { (connectivity as? WatchConnectivityService)?.extra() } // expect: depend-on-protocols "'HomeViewModel' is given 'Connectivity' and asks whether it is the concrete 'WatchConnectivityService'"
  func again() { if let watch = connectivity as? WatchConnectivityService { watch.extra() } }
}
final class ForcedViewModel {
  let connectivity: Connectivity
  init(connectivity: Connectivity) { self.connectivity = connectivity }
  func start() { (connectivity as! WatchConnectivityService).extra() } // expect: depend-on-protocols
}
final class SwitchViewModel {
  func start(_ connectivity: any Connectivity) {
    switch connectivity {
    case is WatchConnectivityService: break // expect: depend-on-protocols
    case let phone as PhoneConnectivityService: phone.send() // expect: depend-on-protocols
    default: break
    }
  }
}

// Nobody gave it the protocol.
final class TypesViewModel {
  func start(_ any: Any) { _ = any as? WatchConnectivityService }
}
// Values are told apart by casts.
struct Circle: Shape { func draw() {} }
final class CanvasViewModel {
  func draw(_ shape: any Shape) { _ = shape as? Circle }
}
// Another protocol asks for more.
final class OtherViewModel {
  let connectivity: any Connectivity
  init(connectivity: any Connectivity) { self.connectivity = connectivity }
  func start() {
    _ = connectivity as? any Reachable
    print("connectivity as? WatchConnectivityService")
  }
}

// What somebody whom it keeps answers with is given to it, too.
final class RadioViewModel {
  private let radio: any Radio
  init(radio: any Radio) { self.radio = radio }
  func start() {
    guard let watch = radio.connection() as? WatchConnectivityService else { return } // expect: depend-on-protocols
    watch.extra()
  }
}
protocol Radio { func connection() -> any Connectivity }
