final class LoadResourcePresenter<Resource, View> {
  private let mapper: (Resource) throws -> View

  init(mapper: @escaping (Resource) throws -> View) { self.mapper = mapper }

  func didStartLoading() {}
  func didFinishLoading(with resource: Resource) {}
  func didFinishLoading(with error: any Error) {}
}
