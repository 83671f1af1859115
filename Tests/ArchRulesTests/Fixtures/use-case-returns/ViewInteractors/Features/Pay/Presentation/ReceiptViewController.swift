import UIKit

final class ReceiptViewController: UIViewController {
  protocol Interacting { func nextScreen() -> PayScreen }
}
protocol PayFlowInteracting { func makeReceipt() -> UIViewController }
enum PayScreen { case receipt, end }

// They answer views, and lead from them.
struct ReceiptViewControllerInteractor: ReceiptViewController.Interacting {
  func nextScreen() -> PayScreen { .end }
}
struct PayFlowInteractor: PayFlowInteracting {
  func makeReceipt() -> UIViewController { ReceiptViewController() }
  func nextScreen() -> PayScreen { .receipt }
}
final class DoneInteractor {
  private weak var controller: ReceiptViewController?
  init(controller: ReceiptViewController) { self.controller = controller }
  func nextScreen() -> PayScreen { .end }
}
