import UIKit

/// Texts and a mapper for the generic one.
final class FeedPresenter {
  static var title: String { "Feed" }
  static func loadedText(_ count: Int) -> String { "\(count)" }
}

/// Shows alerts.
final class AlertPresenter {
  func present(_ text: String) {}
  func dismiss() {}
}

/// Gives the generic one what it needs.
final class CommentsPresenter {
  private let presenter: LoadResourcePresenter<String, String>

  init(presenter: LoadResourcePresenter<String, String>) { self.presenter = presenter }

  func load() { presenter.didStartLoading() }
}

typealias ImagePresenter = LoadResourcePresenter<[UInt8], String>

final class PrinterPresenter<Job> {
  func load(_ job: Job) {}
}

final class FeedViewModel: NSObject {
  func load() {}
}

final class CardPresenter: UIPresentationController {
  func reload() {}
}

protocol PresenterBase {}

final class MenuViewModel: PresenterBase, Identifiable {
  func open() {}
}

/// No presenter, view model or use case.
class BaseCell: UITableViewCell {}
final class FeedCell: BaseCell {}

enum LoadingPresenter {
  func load() {}
}

#if DEBUG
  final class SamplePresenter {
    func load() {}
  }
#endif
