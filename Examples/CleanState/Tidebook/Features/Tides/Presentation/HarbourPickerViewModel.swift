import Foundation

@MainActor
final class HarbourPickerViewModel: ObservableObject {
  @Published private(set) var harbours: [Harbour] = []
  @Published private(set) var isLoading = false
  @Published private(set) var hasFailed = false
  @Published private(set) var isEmpty = true

  private let repository: HarbourRepository

  init(harbours repository: HarbourRepository) {
    self.repository = repository
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      harbours = try await repository.harbours()
      isEmpty = harbours.isEmpty
    } catch {
      hasFailed = true
    }
  }
}
