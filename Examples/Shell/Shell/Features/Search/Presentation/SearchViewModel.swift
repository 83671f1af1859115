import Factory
import Foundation
import Observation

@MainActor
protocol SearchViewModelDelegate: AnyObject {
  func searchDidSelect(_ species: Species)
}

@MainActor
@Observable
final class SearchViewModel {
  enum State: Equatable {
    case idle
    case searching
    case found([Species])
    case nothing(term: String)
    case failed(message: String)
  }

  private(set) var state: State = .idle
  private(set) var recent = RecentSearches()

  @ObservationIgnored @Injected(\.analyticsTracker) private var analytics
  @ObservationIgnored private weak var delegate: (any SearchViewModelDelegate)?
  private let search: SearchSpeciesUseCase

  init(search: SearchSpeciesUseCase, delegate: any SearchViewModelDelegate) {
    self.search = search
    self.delegate = delegate
  }

  func submit(_ term: String) async {
    state = .searching
    do {
      let result = try await search.execute(term: term)
      recent = recent.adding(result.term)
      analytics.track(.searched(term: result.term))
      state = result.species.isEmpty ? .nothing(term: result.term) : .found(result.species)
    } catch SearchError.termTooShort {
      state = .idle
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }

  func select(_ species: Species) {
    delegate?.searchDidSelect(species)
  }
}
