import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var titles: [String] = []
  private let repository: any TripRepositoryProtocol
  init(repository: any TripRepositoryProtocol) { self.repository = repository }
  func load() async { titles = await repository.trips() }
}
