import UIKit

// One of several screens, what leads to them, or none: nothing that works behind them.
struct SettingsFactory {
  enum Made {
    case screen(UIViewController)
    case flow(AccountCoordinator)
    case nothing
  }
  func make(_ name: String) -> Made {
    switch name {
    case "account": .flow(AccountCoordinator())
    case "about": .screen(AboutViewController(viewModel: AboutViewModel()))
    default: .nothing
    }
  }
}

// One of its cases hands out what works.
struct ToolsFactory {
  enum Made {
    case screen(UIViewController)
    case client(UploadClient)
    case both(UIViewController, String)
  }
  func make() -> Made { .client(UploadClient()) }  // expect: composition-root
}

final class AccountCoordinator {
  func start(on screen: UIViewController) { screen.present(UIViewController(), animated: true) }
}
final class AboutViewModel { func load() async {} }
final class AboutViewController: UIViewController {
  let viewModel: AboutViewModel
  init(viewModel: AboutViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
}
// Two that hold each other lead nowhere.
struct LoopFactory {
  indirect enum One { case other(Other) }
  indirect enum Other { case one(One), client(UploadClient) }
  func make() -> One { .other(.client(UploadClient())) }  // expect: composition-root
}

final class UploadClient { func upload() async {} }
