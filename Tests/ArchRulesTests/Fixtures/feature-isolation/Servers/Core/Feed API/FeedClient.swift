struct FeedItem {
  let title: String
}
