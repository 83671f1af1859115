final class AttachPhotoUseCase {
  private let photos: any PhotoStore
  init(photos: any PhotoStore) { self.photos = photos }
  func size(_ sized: any Sized) {}
}
