protocol TideModelDelegate: AnyObject { func didLoad(_ tides: [Tide]) }

// Works with services of its own, whatever it is called.
final class TideModel {
  private let harbours = HarbourService.shared
  private let berths: BerthService
  weak var delegate: (any TideModelDelegate)?

  init(berths: BerthService) { self.berths = berths }

  func load() {
    Task { delegate?.didLoad(try await harbours.tides()) }
  }
}
