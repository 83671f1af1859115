import UIKit

final class ShareController: UIViewController {
  override func viewDidLoad() {
    let decorator = PushDecorator()
    Task {
      await decorator.decorate()
      extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
  }
}

final class PlayerController: UIViewController {
  private let decorator = PushDecorator()  // expect: composition-root
  func play() { extensionContext?.mediaPlayingStarted() }
  func finish(_ request: Request) { request.completeRequest() }
}

struct Request { func completeRequest() {} }

// What leads through the extension is not what the system makes of it.
final class ShareCoordinator {
  private let controller: ShareController
  private lazy var decorator = PushDecorator()  // expect: composition-root
  init(controller: ShareController) { self.controller = controller }
  func leave() { controller.extensionContext?.completeRequest(returningItems: [], completionHandler: nil) }
}

// Nor is what asks a view to answer.
final class SharePresenter {
  weak var view: ShareController?
  private let decorator = PushDecorator()  // expect: composition-root
  func leave() { view?.extensionContext?.completeRequest(returningItems: [], completionHandler: nil) }
}

final class SaveController: UIViewController {
  private let decorator = PushDecorator()
  func leave() {
    guard let strongSelf = self as SaveController? else { return }
    print(strongSelf)
  }
  func save() { self.extensionContext?.completeRequest(returningItems: [], completionHandler: nil) }
}
