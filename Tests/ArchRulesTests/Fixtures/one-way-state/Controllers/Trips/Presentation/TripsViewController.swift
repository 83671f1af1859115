import Combine
import UIKit

final class TripsViewModel {
  @Published var trips: [String] = []  // expect: one-way-state "anyone can set 'trips', which 'TripsViewModel' publishes"
  @Published var error: String?  // expect: one-way-state
  @Published private(set) var title = ""
  // A stream of the controller's fills them, as a text field does.
  @Published var query = ""
  @Published var note = ""
  @Published var place = ""
  // Filled by a stream of the view model's own.
  @Published var count = 0  // expect: one-way-state
  @Published var total = 0  // expect: one-way-state
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $trips.map(\.count).assign(to: \.count, on: self).store(in: &subscriptions)
    $trips.map(\.count).assign(to: &$total)
  }
}

final class TripsViewController: UIViewController {
  private let viewModel: TripsViewModel
  private let field = QueryField()
  private var subscriptions: Set<AnyCancellable> = []

  init(viewModel: TripsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.text.assign(to: \.query, on: viewModel).store(in: &subscriptions)
    field.text.assign(to: \TripsViewModel.note, on: viewModel).store(in: &subscriptions)
    field.text.assign(to: &viewModel.$place)
    viewModel.$trips.sink { _ in }.store(in: &subscriptions)
  }
}
