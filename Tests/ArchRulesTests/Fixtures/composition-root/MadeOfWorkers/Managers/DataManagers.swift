import AppIntents

final class APIManager {
  static let shared = APIManager()
  func request(_ path: String) async throws -> [String] { [] }
}

// All that it keeps works for it, and it brings that itself: whatever it is called, others depend on it.
struct CheckInDM {
  private let api = APIManager.shared
  func checkIns() async throws -> [String] { try await api.request("/checkins") }
}

final class StoriesDM {
  private let api = APIManager()  // expect: composition-root
  func stories() async throws -> [String] { try await api.request("/stories") }
}

// Whoever has the worker may make it for each use.
final class ReactionsDM {
  private let api: APIManager
  init(api: APIManager) { self.api = api }
  func reactions() async throws -> [String] { try await api.request("/reactions") }
}

// It waits for nobody.
struct CheckInWords {
  private let api = APIManager.shared
  func title(of name: String) -> String { name.uppercased() }
}

// One for each place, as its data says.
struct CheckInOf {
  let place: String
  private let api = APIManager.shared
  func run() async throws -> [String] { try await api.request(place) }
}

// The system makes it.
struct CheckInIntent: AppIntent {
  private let api = APIManager.shared
  func perform() async throws -> some IntentResult { .result() }
}

// What the macro makes of it, the macro says.
@Reducer struct CheckInFeature {
  private let api = APIManager.shared
  func load() async throws -> [String] { try await api.request("/") }
}
