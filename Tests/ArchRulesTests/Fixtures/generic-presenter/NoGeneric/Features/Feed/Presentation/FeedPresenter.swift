final class FeedPresenter {
  func didStartLoading() {}
}

class ListViewModel {}

final class FeedViewModel: ListViewModel {}  // expect: generic-presenter
