import UIKit

final class TideList: UIViewController {
  private let table = UITableView()
  private let container: Registrar  // expect: no-service-locator

  init(container: Registrar) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  // Cells are registered for something that is shown, which does not make this a registration.
  func fill() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "tide")
    let tides: Tides = container.resolve()  // expect: no-service-locator
    title = "\(tides.today())"
  }
}
