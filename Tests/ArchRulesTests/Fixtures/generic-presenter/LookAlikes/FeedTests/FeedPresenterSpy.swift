final class FeedPresenterSpy {
  func load() {}
}
final class OtherPresenter {
  func load() {}
}
