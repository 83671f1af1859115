import UIKit

final class ReceiptViewController: UIViewController {
  protocol Interacting { func nextScreen() -> PayScreen }
}
protocol PayFlowInteracting { func makeReceipt() -> UIViewController }
enum PayScreen { case receiptScreen, end }
extension PayScreen { static let receipt = PayScreen.receiptScreen }

// They answer views, and lead from them.
struct ReceiptViewControllerInteractor: ReceiptViewController.Interacting {
  func nextScreen() -> PayScreen { .end }
}
struct PayFlowInteractor: PayFlowInteracting {
  func makeReceipt() -> UIViewController { ReceiptViewController() }
  func nextScreen() -> PayScreen { .receipt }
}
/// It works with others besides, and says what is next.
protocol OrderStoring { func orders() async -> [String] }
final class CheckoutInteractor {
  private let orders: any OrderStoring
  private weak var controller: UIViewController?
  init(orders: any OrderStoring) { self.orders = orders }
  func next() async -> PayScreen { await orders.orders().isEmpty ? .end : .receipt }  // expect: use-case-returns
}
/// Says what it is, whatever it keeps.
final class DoneUseCase {
  private weak var controller: ReceiptViewController?
  init(controller: ReceiptViewController) { self.controller = controller }
  func nextScreen() -> PayScreen { .end }  // expect: use-case-returns
}
final class DoneInteractor {
  private weak var controller: ReceiptViewController?
  init(controller: ReceiptViewController) { self.controller = controller }
  func nextScreen() -> PayScreen { .end }
}
