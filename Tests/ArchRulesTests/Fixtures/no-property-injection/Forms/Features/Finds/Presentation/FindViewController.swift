import SwiftUI
import UIKit

final class FindViewModel {
  private let analytics: AnalyticsTracking
  init(analytics: AnalyticsTracking) { self.analytics = analytics }
  func load() async {}
}

final class FindViewController: UIViewController {
  var analytics: (any AnalyticsTracking)?  // expect: no-property-injection "'FindViewController.analytics'"
  var viewModel: FindViewModel!  // expect: no-property-injection
  var uploads: UploadService? {  // expect: no-property-injection
    didSet { reload() }
  }
  @objc public var exposed: UploadService?  // expect: no-property-injection

  weak var delegate: FindDelegate?
  weak var tracker: UploadService?  // expect: no-property-injection
  unowned(unsafe) var owner: UploadService!
  var strongDelegate: FindDelegate?
  var parentCoordinator: UploadService?
  private var hidden: UploadService?
  fileprivate var own: UploadService?
  private(set) var readable: UploadService?
  public internal(set) var lazily = 3
  let fixed: UploadService? = nil
  static var shared: UploadService?
  var computed: UploadService? { nil }
  lazy var late: UploadService? = nil
  @IBOutlet var outlet: UploadService!
  @Published var published: FindViewModel?
  @State var state: FindViewModel?
  @Binding var binding: FindViewModel?
  @Weaving var woven: UploadService?
  var window: UIWindow?
  var name: String?
  var count: Int!
  var item: Find?
  var titled: Titled?
  var onClose: (() -> Void)?
  var task: Task<Void, Never>?
  var required: UploadService
  // var commented: UploadService?
  let text = "var quoted: UploadService?"
  func reload() {}
}

struct Find: Equatable {
  var title: String?
  var parent: Box?
}

final class Box: Hashable {
  var title = ""
}

// Cells are made by their table, and used again.
final class FindCell: UITableViewCell {
  var viewModel: FindViewModel?
}

final class FindHeader: UICollectionReusableView {
  var viewModel: FindViewModel!
}

protocol Finding {
  var viewModel: FindViewModel? { get set }
}

#if DEBUG
  final class DebugController { var uploads: UploadService? }
#endif

// The initializer that it has without saying so takes it.
struct FindPanel {
  var uploads: UploadService?
  var filled: UploadService?  // expect: no-property-injection
}

func fill(_ panel: inout FindPanel, _ uploads: UploadService) {
  panel.filled = uploads
}
