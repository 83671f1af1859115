protocol FindListInput: AnyObject { func open() }
protocol FindListing { func reload() }
protocol FindLoading { func load() }
protocol FindLoadingOutputProtocol { func didLoad() }

typealias FindListModel = FindListInput & FindListing

final class DefaultFindListViewModel: FindListModel {
  func open() {}
  func reload() {}
}

final class FindTable {
  var viewModel: FindListModel!  // expect: no-property-injection
  var output: String?
}

final class FindInteractor: FindLoadingOutputProtocol {
  func didLoad() {}
}

final class FindSource {
  var handler: FindLoadingOutputProtocol?
}

/// State that is copied, not an object that waits for its parts.
struct FindState {
  var listing: FindListing?
  var title = ""
}

enum FindSegues {
  static func prepare(_ table: FindTable, _ model: FindListModel, _ source: FindSource) -> FindState {
    table.viewModel = model
    source.handler = FindInteractor()
    var state = FindState()
    state.listing = model
    return state
  }
}
