struct FeedPresenter {
  let items: [FeedItem]
}
