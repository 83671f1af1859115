import Foundation

@MainActor
final class TripsViewModel: ObservableObject {
  private let session: URLSession  // expect: view-model-data-access "the network with 'URLSession'"
  private let repository: RemoteTripRepository  // expect: view-model-data-access "the concrete repository 'RemoteTripRepository'"

  init(session: URLSession = .shared, repository: RemoteTripRepository) {
    self.session = session
    self.repository = repository
  }
}

final class CountViewModel: ObservableObject {
  private let count: Int

  init(
    count: Int = UserDefaults.standard.integer(forKey: "count")  // expect: view-model-data-access "UserDefaults"
  ) {
    self.count = count
  }
}
