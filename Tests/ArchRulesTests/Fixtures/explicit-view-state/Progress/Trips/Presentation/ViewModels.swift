import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var isLoading = false // expect: explicit-view-state "expresses one state with 2 flags: 'isLoading', 'isLoadingMore'"
  @Published private(set) var isLoadingMore = false
}
final class MapViewModel: ObservableObject {
  @Published private(set) var loading: Bool = false // expect: explicit-view-state
  @Published private(set) var isRefreshing: Bool = false
}
@Observable final class FeedViewModel {
  private(set) var isFetching = false // expect: explicit-view-state "with 3 flags"
  private(set) var isReloading = false
  private(set) var isFetchingMore = false
  private(set) var isSaving = false
}

// Different things, and what may go on side by side.
final class ProfileViewModel: ObservableObject {
  @Published private(set) var isLoadingPosts = false
  @Published private(set) var isLoadingProfile = false
}
final class EditViewModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var isSaving = false
}
final class OneViewModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var canLoadMore = false
  @Published private(set) var hasMore = false
}
