protocol ProofManaging: AnyObject { func removeProof() }
protocol ListOutput: AnyObject { func didLoad() }
protocol LoginRouting: AnyObject { func next() }
protocol LoginPresenting: AnyObject {
  var proofs: (any ProofManaging)? { get set }
}

// Each asks for the other: one of them has to come later.
final class GuideManager {
  private let device: DeviceKeeper
  init(device: DeviceKeeper) { self.device = device }
  func guide() {}
}

final class DeviceKeeper {
  weak var guide: GuideManager?
  weak var proofs: ProofManager?  // expect: no-property-injection
  func start() {
    guide?.guide()
    proofs?.removeProof()
  }
}
