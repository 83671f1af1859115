import Foundation

final class TripsViewModel: ObservableObject {
  private let repository: any TripRepository
  private let trips: [Trip]
  /// Values of the network are no network.
  private(set) var request = URLRequest(url: URL(filePath: "trips"))

  init(repository: any TripRepository, trips: [Trip]) {
    self.repository = repository
    self.trips = trips
  }

  func webView(completion: (URLSession.AuthChallengeDisposition) -> Void) { completion(.useCredential) }

  #if DEBUG
    static let sample = TripsViewModel(repository: RemoteTripRepository(), trips: [])
  #endif
}

/// Plain data for a cell, called so by its team.
struct RowViewModel: Hashable {
  let title: String
}

/// A repository of code is a thing of this business.
struct Repository: Codable {
  let name: String
}

final class ForksViewModel: ObservableObject {
  @Published private(set) var forks: [Repository] = []
}

enum UserDefaultsKey {
  static let name = "UserDefaults"
}

protocol KeyValueStoring {
  func set(_ value: String, for key: String)
}

extension UserDefaults: KeyValueStoring {
  func set(_ value: String, for key: String) { set(value as Any, forKey: key) }
}

/// Asks for a protocol; that the default makes it up is the composition's matter.
final class NotesViewModel: ObservableObject {
  private let store: any KeyValueStoring
  init(store: any KeyValueStoring = UserDefaults.standard) { self.store = store }
}
