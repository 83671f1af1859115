import PhotosDomain
import PhotosDomainImp

// What a feature shows in a target of its own stays, and what is behind it does not.
final class HomeViewModel {
  let upload: any UploadPhoto
  let limit: UploadLimit  // expect: feature-isolation
  init(upload: any UploadPhoto, limit: UploadLimit) {
    self.upload = upload
    self.limit = limit
  }
}
