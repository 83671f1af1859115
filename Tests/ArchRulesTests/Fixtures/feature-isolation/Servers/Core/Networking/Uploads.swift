struct Uploads {
  let receipts: [Receipt]
  let items: [FeedItem]  // expect: feature-isolation
}
