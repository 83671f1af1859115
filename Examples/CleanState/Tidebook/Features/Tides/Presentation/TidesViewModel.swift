import Foundation

@MainActor
final class TidesViewModel: ObservableObject {
  enum ViewState: Equatable {
    case loading
    case loaded([Tide])
    case failed(message: String)
  }

  struct Footer: Equatable {
    var hasMore = true
    var isLoadingMore = false
  }

  @Published private(set) var state = ViewState.loading
  @Published var footer = Footer()
  /// Bound by the search field.
  @Published var query = ""

  private let repository: any TideRepositoryProtocol
  private let clock: TideClock

  init(repository: any TideRepositoryProtocol, clock: TideClock) {
    self.repository = repository
    self.clock = clock
  }

  func load(_ harbour: Harbour) async {
    do {
      let tides = try await repository.tides(at: harbour)
      state = .loaded(tides.filter { $0.time > clock.now() })
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }
}
