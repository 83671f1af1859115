import Combine
import Foundation

/// A view model asks a protocol, and may be given one that a store meets.
final class TripsViewModel: ObservableObject {
  @Published private(set) var cover: URL?
  private let repository: any TripRepository
  init(repository: any TripRepository) { self.repository = repository }
  func load() async throws { cover = try await repository.cover() }
}

/// Observed by views: state, not a store of data.
@MainActor final class SelectionStore: ObservableObject {
  @Published private(set) var selection: String?
  func select(_ name: String) async { selection = name }
}

struct MarkView: View {
  @ObservedObject var store: SelectionStore
  var body: some View { Text(store.selection ?? "") }
}
