final class RemoteFinds {
  private let cache: ImageCache
  // Data and infrastructure implement needs together, where nobody has said what is needed.
  private let pinned: PinnedCertificatesService
  init(cache: ImageCache, pinned: PinnedCertificatesService) {  // expect: depend-on-protocols "concrete 'ImageCache'"
    self.cache = cache
    self.pinned = pinned
  }
}
