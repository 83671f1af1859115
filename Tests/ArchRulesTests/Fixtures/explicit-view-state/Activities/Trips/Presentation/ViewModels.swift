import SwiftUI

final class EditViewModel: ObservableObject {
  @Published private(set) var isLoading = false // expect: explicit-view-state
  @Published private(set) var isSaving = false
}
final class SendViewModel: ObservableObject {
  @Published private(set) var isSending = false // expect: explicit-view-state
  @Published private(set) var isRefreshing = false
}
final class ProfileViewModel: ObservableObject {
  @Published private(set) var isLoadingPosts = false
  @Published private(set) var isSavingProfile = false
}
