final class FeedService {
  let repository = StatusRepository()  // expect: feature-isolation
}
