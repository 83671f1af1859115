import UIKit

struct BuyUseCase {
  let host: UIViewController
  func execute() { host.present(host, animated: false) } // expect: coordinators-navigate "use case 'BuyUseCase'"
}

struct Order {
  func show(on host: UIViewController) { host.dismiss(animated: true) } // expect: coordinators-navigate "layer 'domain'"
}

func finish() { dismiss(animated: true) }
