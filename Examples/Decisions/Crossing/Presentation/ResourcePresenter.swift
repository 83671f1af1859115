protocol ResourceView: AnyObject {
  associatedtype ViewModel
  func display(_ viewModel: ViewModel)
}

/// Loading, errors and mapping, for every feature.
@MainActor
final class ResourcePresenter<Resource, View: ResourceView> {
  private weak var view: View?
  private let mapper: (Resource) throws -> View.ViewModel

  init(view: View, mapper: @escaping (Resource) throws -> View.ViewModel) {
    self.view = view
    self.mapper = mapper
  }

  func didStartLoading() {}

  func didFinishLoading(with resource: Resource) {
    guard let model = try? mapper(resource) else { return }
    view?.display(model)
  }
}
