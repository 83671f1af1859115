import UIKit

final class TripsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ThemeColors.shared.brand
    view.tintColor = ThemeStore.shared.brand  // expect: no-singleton-use
  }
}
