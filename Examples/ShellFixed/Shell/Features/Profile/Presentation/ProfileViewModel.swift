import Foundation
import Observation

@MainActor
@Observable
final class ProfileViewModel {
  enum State: Equatable {
    case loading
    case loaded(ProfileSummary)
    case failed(message: String)
  }

  private(set) var state: State = .loading

  private let loadProfile: LoadProfileUseCase
  private let attachPhoto: AttachPhotoUseCase
  private let onSelect: (Find) -> Void

  init(
    loadProfile: LoadProfileUseCase, attachPhoto: AttachPhotoUseCase, onSelect: @escaping (Find) -> Void
  ) {
    self.loadProfile = loadProfile
    self.attachPhoto = attachPhoto
    self.onSelect = onSelect
  }

  func load() async {
    do {
      state = .loaded(try await loadProfile.execute())
    } catch ProfileError.signedOut {
      state = .loaded(.empty)
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }

  func attach(_ photo: Data, to find: Find) async {
    switch await attachPhoto.execute(photo, to: find) {
    case .success: await load()
    case .failure(let error): state = .failed(message: error.localizedDescription)
    }
  }

  func select(_ find: Find) {
    onSelect(find)
  }
}
