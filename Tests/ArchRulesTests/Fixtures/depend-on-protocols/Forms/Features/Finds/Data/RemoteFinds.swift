final class RemoteFinds {
  // Data and infrastructure implement needs together.
  private let cache: ImageCache
  init(cache: ImageCache) { self.cache = cache }
}
