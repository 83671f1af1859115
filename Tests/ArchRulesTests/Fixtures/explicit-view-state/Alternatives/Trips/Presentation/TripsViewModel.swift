import Combine

final class PlacesViewModel: ObservableObject {
  @Published private(set) var places: [String] = []
  @Published private(set) var isLoadingPlaces = false  // expect: explicit-view-state
  @Published private(set) var errorMessage: String?
}

// The error stands beside what is shown, in an alert or below the list.
final class NotesViewModel: ObservableObject {
  @Published private(set) var notes: [String] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?
}

// What failed can only be what was loaded.
final class TripsViewModel: ObservableObject {
  @Published private(set) var isLoadingTrips = false  // expect: explicit-view-state
  @Published private(set) var hasError = false
}

// An empty text and a list of signs have nothing to do with each other.
final class ComposeViewModel: ObservableObject {
  @Published private(set) var isContentEmpty = true
  @Published private(set) var isLoadingCustomSigns = false
}

// Either may have failed.
final class HomeViewModel: ObservableObject {
  @Published private(set) var isLoadingTrips = false
  @Published private(set) var isLoadingBadges = false
  @Published private(set) var hasError = false
}

// Each of two things that are loaded has its own error.
final class CoastViewModel: ObservableObject {
  @Published private(set) var isTideLoading = false  // expect: explicit-view-state
  @Published private(set) var isWindLoading = false  // expect: explicit-view-state
  @Published private(set) var tideErrorMessage: String?
  @Published private(set) var windErrorMessage: String?
  @Published private(set) var mapErrorMessage: String?
}
