final class TripsContainer {
  private var rows: [Int: RowViewModel] = [:]
  private let single = RowViewModel(id: 0)
  private lazy var late = RowViewModel(id: 1)

  func rowViewModel(for id: Int) -> RowViewModel { RowViewModel(id: id) }
  func row(_ id: Int) -> RowViewModel {
    guard id > 0 else { return RowViewModel(id: 0) }
    let row = RowViewModel(id: id)
    return row
  }
  func implicit() -> RowViewModel { .init(id: 3) }
  var footerViewModel: RowViewModel { RowViewModel(id: 9) }

  // These keep what they made.
  func kept(for id: Int) -> RowViewModel {
    if let row = rows[id] { return row }
    let row = RowViewModel(id: id)
    rows[id] = row
    return row
  }
  func keptToo(for id: Int) -> RowViewModel {
    let row = RowViewModel(id: id)
    rows[id] = row
    return row
  }
  func first() -> RowViewModel { single }
  var second: RowViewModel { late }
}

protocol RowMaking { func viewModel(for id: Int) -> RowViewModel }
struct RowMaker: RowMaking {
  func viewModel(for id: Int) -> RowViewModel { RowViewModel(id: id) }
}
protocol RowKeeping { func viewModel(at id: Int) -> RowViewModel }
final class RowKeeper: RowKeeping {
  private let single = RowViewModel(id: 0)
  func viewModel(at id: Int) -> RowViewModel { single }
}
