import Foundation

/// Keeps a photo with the find it shows.
struct AttachPhotoUseCase: Sendable {
  static let sizeLimit = 8_000_000

  let photos: any PhotoStore
  let finds: any FindRepository

  func execute(_ photo: Data, to find: Find) async -> Result<Find, any Error> {
    guard photo.count <= Self.sizeLimit else {
      return .failure(ProfileError.photoTooLarge(limit: Self.sizeLimit))
    }
    do {
      let changed = find.withPhoto(named: find.id.uuidString)
      try photos.save(photo, named: find.id.uuidString)
      try await finds.save(changed)
      return .success(changed)
    } catch {
      return .failure(error)
    }
  }
}
