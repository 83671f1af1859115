import Photos

protocol PhotoAccess { func request() -> Bool }
struct SystemPhotos: PhotoAccess { func request() -> Bool { PHPhotoLibrary.authorizationStatus() == .authorized } }

// What a closure sets when it is called, no function does.
final class PhotosViewModel {
  private var access: any PhotoAccess = SystemPhotos()  // expect: composition-root "'SystemPhotos'"
  private var albums: [String] = []
  private lazy var close: () -> Void = { self.albums = [] }
}

// This one is set anew, so that what it has at first gives way.
final class AlbumViewModel {
  private var rights: any PhotoAccess = SystemPhotos()
  func allow(_ other: any PhotoAccess) { rights = other }
}
