import UIKit

final class SendController: UIViewController {
  private let decorator = PushDecorator()
  func leave() {
    later { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
  }
  private func later(_ work: () -> Void) { work() }
}
