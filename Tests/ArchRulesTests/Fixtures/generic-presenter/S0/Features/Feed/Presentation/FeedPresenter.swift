final class FeedPresenter {  // expect: generic-presenter "repeats what the generic 'LoadResourcePresenter' does"
  private let title = "Feed"

  func didStartLoadingFeed() {}
  func didFinishLoadingFeed(with feed: [String]) {}
}

struct CommentsPresenter {  // expect: generic-presenter "'CommentsPresenter'"
  func load() {}
}
