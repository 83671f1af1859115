import UIKit

final class PurchaseService {
  func fail(on root: UIViewController) { root.present(UIAlertController(), animated: true) }
}

final class PurchaseRepository {
  func fail(on root: UIViewController) { root.present(UIAlertController(), animated: true) }  // expect: coordinators-navigate
}

func show(_ receipt: UIViewController, on host: UIViewController) { host.present(receipt, animated: true) }
