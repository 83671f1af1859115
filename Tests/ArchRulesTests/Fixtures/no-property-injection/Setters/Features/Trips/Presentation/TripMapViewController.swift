import UIKit

class MapViewController: UIViewController {
  // Filled in by somebody who knows it as a subclass; it takes it itself as well.
  var tracking: (any TripTracking)!  // expect: no-property-injection

  init(tracking: any TripTracking) {
    super.init(nibName: nil, bundle: nil)
    self.tracking = tracking
  }
}

final class TripMapViewController: MapViewController {}
