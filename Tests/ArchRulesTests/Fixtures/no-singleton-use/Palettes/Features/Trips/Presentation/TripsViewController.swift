import UIKit

final class TripsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ThemeColors.shared.brand
    view.tintColor = ThemeStore.shared.brand  // expect: no-singleton-use
    view.layoutMargins.top = Constants.main.rowHeight
    view.backgroundColor = Constants.main.accent
    view.layoutMargins.bottom = Constants.main.spacing  // expect: no-singleton-use
    view.layoutMargins.left = Constants.main.half
    view.layoutMargins.right = Constants.main.twice  // expect: no-singleton-use
    Constants.main.cache.removeAllCachedResponses()  // expect: no-singleton-use
  }
}
