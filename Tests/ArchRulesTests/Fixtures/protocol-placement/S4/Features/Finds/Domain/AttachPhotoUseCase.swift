final class AttachPhotoUseCase {
  private let photos: any PhotoStore
  init(photos: any PhotoStore) { self.photos = photos }
  func size(_ sized: any Sized) {}
}

final class CachePhotoUseCase {
  private let cache: PhotoCache
  private let logging: any Logging
  init(cache: PhotoCache, logging: any Logging) {
    self.cache = cache
    self.logging = logging
  }
}
