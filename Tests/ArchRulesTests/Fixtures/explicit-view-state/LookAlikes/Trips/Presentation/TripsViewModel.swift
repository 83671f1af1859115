import SwiftUI

/// One flag is a flag, and switches are the user's.
final class TripsViewModel: ObservableObject {
  enum State {
    case loading
    case failed(String)
    case loaded([String])
  }
  @Published private(set) var state = State.loading
  @Published private(set) var isRefreshing = false
  @Published private(set) var isMuted = false
  @Published private(set) var isFavorite = false
  @Published private(set) var showsError = false
  @Published private(set) var canLoadMore = true
  var isEmpty: Bool { false }
  private var hasFailed = false
}

/// About different things.
final class ProfileViewModel: ObservableObject {
  @Published private(set) var isLoadingPhotos = false
  @Published private(set) var isNameEmpty = true
}

/// Two activities that may run side by side.
final class EditorViewModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var isSaving = false
}

/// Bound to an alert.
final class FormViewModel: ObservableObject {
  @Published private(set) var isSaving = false
  @Published var saveError = false
}

struct FormView: View {
  @StateObject private var viewModel = FormViewModel()
  var body: some View { Text("Form").alert("Not saved", isPresented: $viewModel.saveError) {} }
}

/// Nobody observes these.
struct Progress {
  var isLoading = false
  var hasError = false
}

final class QueueViewModel {
  private(set) var isLoading = false
  private(set) var hasError = false
}

/// The trip is completed, not the screen.
final class TripEditorViewModel: ObservableObject {
  @Published private(set) var isCompleted = false
  @Published private(set) var isSaving = false
}
