import Combine

final class PagesViewModel: ObservableObject {
  @Published private(set) var isLoading = false  // expect: explicit-view-state
  @Published private(set) var isLoadingPagination = false
}

final class NextPagesViewModel: ObservableObject {
  @Published private(set) var isLoading = false  // expect: explicit-view-state
  @Published private(set) var isLoadingNextPage = false
}

final class PaginatingViewModel: ObservableObject {
  @Published private(set) var isLoading = false  // expect: explicit-view-state
  @Published private(set) var isPaginating = false
}
