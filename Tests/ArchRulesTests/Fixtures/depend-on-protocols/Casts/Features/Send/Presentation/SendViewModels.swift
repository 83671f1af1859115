// What the base class is given, those that inherit from it are given.
class ParcelViewModel {
  let leader: any ParcelLeading
  init(leader: any ParcelLeading) { self.leader = leader }
}
final class SendViewModel: ParcelViewModel {
  func finish() {
    guard let coordinator = leader as? ParcelCoordinator else { return } // expect: depend-on-protocols "'SendViewModel' is given 'ParcelLeading' and asks whether it is the concrete 'ParcelCoordinator'"
    coordinator.replaceRoot()
  }
}
// It calls what the protocol asks for.
final class TrackViewModel: ParcelViewModel {
  func track() { leader.open(1) }
}
// Nobody gave it the protocol.
final class ReturnsViewModel {
  func start(_ any: Any) { _ = any as? ParcelCoordinator }
}
