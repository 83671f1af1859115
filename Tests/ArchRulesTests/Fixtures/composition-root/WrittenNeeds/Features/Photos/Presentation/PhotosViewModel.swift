import Photos
import SwiftUI

protocol PhotoAccess { func request() -> Bool }
struct PhotoAccessWrapper: PhotoAccess { func request() -> Bool { PHPhotoLibrary.authorizationStatus() == .authorized } }
class SystemPhotos: PhotoAccess { func request() -> Bool { true } }

final class PhotosViewModel {
  private let access: PhotoAccess
  private let other: any PhotoAccess = SystemPhotos() // expect: composition-root
  private lazy var late: PhotoAccess = SystemPhotos() // expect: composition-root

  init(access: PhotoAccess = PhotoAccessWrapper()) { // expect: composition-root "makes 'PhotoAccessWrapper' as a default argument"
    self.access = access
  }
  init(optional: (any PhotoAccess)?) {
    access = optional ?? SystemPhotos() // expect: composition-root
  }
  init(implicit: any PhotoAccess = PhotoAccessWrapper.init()) { self.access = implicit } // expect: composition-root
  func load(with access: any PhotoAccess = SystemPhotos()) {} // expect: composition-root
}
