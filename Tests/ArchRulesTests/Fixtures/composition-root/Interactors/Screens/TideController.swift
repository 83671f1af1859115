import UIKit

final class TideController: UIViewController {
  private let model: TideModel
  private let voyage: Voyage
  private let crew = Crew()

  init(berths: BerthService) {
    model = TideModel(berths: berths) // expect: composition-root "'TideController' makes 'TideModel'"
    _ = PassageModel() // expect: composition-root "'TideController' makes 'PassageModel'"
    voyage = Voyage(service: berths)
    _ = Buoy(id: 1, service: berths)
    _ = BerthContext(service: berths)
    super.init(nibName: nil, bundle: nil)
  }
}
