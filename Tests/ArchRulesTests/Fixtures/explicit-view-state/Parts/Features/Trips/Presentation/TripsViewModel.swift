import Combine

final class TripsViewModel {
  /// What views observe in place of the view model itself.
  final class Output: ObservableObject {
    @Published var trips: [String] = []
    @Published var isLoading = false  // expect: explicit-view-state
    @Published var hasError = false
  }

  /// What the view writes is its own.
  final class ViewInput: ObservableObject {
    @Published var isLoading = false
    @Published var hasError = false
  }

  /// No class of its own, and nobody observes it.
  struct Input {
    var isLoading = false
    var hasError = false
  }

  func transform(_ input: Input) -> Output { Output() }
}

/// Observed, and no part of a view model.
final class TripsTheme: ObservableObject {
  @Published var isLoading = false
  @Published var hasError = false
}
