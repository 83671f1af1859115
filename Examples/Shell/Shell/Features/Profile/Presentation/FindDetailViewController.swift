import UIKit

@MainActor
protocol FindDetailDelegate: AnyObject {
  func findDetailDidRequestShare(of find: Find)
}

final class FindDetailViewController: UIViewController {
  weak var delegate: (any FindDetailDelegate)?
  var analytics: (any AnalyticsTracker)?

  private let find: Find
  private let formatter: any FindFormatting
  private let caption = UILabel()

  init(find: Find, formatter: any FindFormatting) {
    self.find = find
    self.formatter = formatter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = find.displayName
    view.backgroundColor = .systemBackground
    caption.text = formatter.caption(for: find)
    caption.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(caption)
    NSLayoutConstraint.activate([
      caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      caption.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    analytics?.track(.viewedFind(id: find.id))
  }

  private func share() {
    delegate?.findDetailDidRequestShare(of: find)
  }
}
