import UIKit

class BaseCoordinator {
  let window: UIWindow
  init(window: UIWindow) { self.window = window }
  func start() { window.rootViewController = UIViewController() }
}

// What its base is says more than a word of its name.
final class FileImportCoordinator: BaseCoordinator {}

class SyncCoordinator {
  init(window: UIWindow) {}
  func start() {}
}
final class FileSyncCoordinator: SyncCoordinator {}

final class HomeCoordinator: BaseCoordinator {
  func importFiles() {
    FileImportCoordinator(window: window).start()
    FileSyncCoordinator(window: window).start()  // expect: composition-root
  }
}
