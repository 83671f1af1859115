import UIKit

/// It words what it is given.
final class AvatarViewModel {
  private let avatar: AvatarDescribing
  init(avatar: AvatarDescribing) { self.avatar = avatar }
  func layers() -> [String] { [avatar.hair] }
}

final class LoadingViewModel {
  private let loading: AvatarLoading
  init(loading: AvatarLoading) { self.loading = loading }
  func layers() async -> [String] { [await loading.avatar()] }
}

final class AvatarView: UIView {
  func show(_ avatar: AvatarDescribing, _ loading: AvatarLoading) {
    let model = AvatarViewModel(avatar: avatar)
    print(model.layers())
    let other = LoadingViewModel(loading: loading)  // expect: composition-root "makes 'LoadingViewModel'"
    print(other)
  }
}
