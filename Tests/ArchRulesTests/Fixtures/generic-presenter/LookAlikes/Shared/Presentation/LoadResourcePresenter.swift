final class LoadResourcePresenter<Resource, View> {
  func didStartLoading() {}
}
