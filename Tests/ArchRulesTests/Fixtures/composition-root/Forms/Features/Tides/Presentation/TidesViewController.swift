import UIKit

final class TideRowViewModel {
  let title: String
  let onTap: () -> Void

  init(title: String, onTap: @escaping () -> Void) {
    self.title = title
    self.onTap = onTap
  }
}

final class TideViewModel: ObservableObject {
  @Published private(set) var title: String
  init(title: String) { self.title = title }
}

final class TidesViewController: UITableViewController {
  private var tides: [String] = []
  private var rows: [TideRowViewModel] = []

  // One for each row: no root makes that many.
  func show(_ tides: [String]) {
    rows = tides.map { tide in TideRowViewModel(title: tide) { print(tide) } }
    self.tides = tides
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "tide", for: path)
    (cell as? TideCell)?.show(TideRowViewModel(title: tides[path.row], onTap: {}))
    return cell
  }

  // One that is observed is another matter than one that only words what it is given.
  func open(_ tide: String?) {
    let model = TideRowViewModel(title: tide ?? "", onTap: {})
    show(model)
    _ = tide.map { TideViewModel(title: $0) }  // expect: composition-root
  }

  private func show(_ model: TideRowViewModel) {}
}

final class TideCell: UITableViewCell {
  func show(_ model: TideRowViewModel) {}
}

// It takes nothing, and is filled in where the cell is given.
protocol LogRowDelegate: AnyObject { func didTap(_ line: String) }
final class LogRowViewModel {
  var line: String?
  weak var delegate: LogRowDelegate?
  var shown: String { line ?? "" }
}
final class LogCell: UITableViewCell {
  var viewModel: LogRowViewModel?
}
final class LogList: NSObject, UITableViewDataSource {
  private let lines: [String]
  init(lines: [String]) { self.lines = lines }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    guard let cell = table.dequeueReusableCell(withIdentifier: "log") as? LogCell else { return LogCell() }
    if cell.viewModel == nil { cell.viewModel = LogRowViewModel() }
    cell.viewModel?.line = lines[path.row]
    return cell
  }

  // Of what is no row.
  func header() -> String {
    let model = LogRowViewModel()  // expect: composition-root
    model.line = lines.first
    return model.shown
  }
}
