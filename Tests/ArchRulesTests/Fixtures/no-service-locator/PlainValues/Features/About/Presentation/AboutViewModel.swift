import Foundation

// A text and an address are values, wherever they are kept.
final class AboutViewModel {
  var title: String { Current.version }
  var page: URL? { Current.server }
}

// What talks to a network is none.
final class NewsViewModel {
  func load(from page: URL) async throws -> Data {
    try await Current.session.data(from: page).0  // expect: no-service-locator "'Current.session'"
  }
}
