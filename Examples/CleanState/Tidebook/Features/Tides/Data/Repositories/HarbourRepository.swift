import Foundation

final class HarbourRepository {
  private let client: any HTTPClient

  init(client: any HTTPClient) { self.client = client }

  func harbours() async throws -> [Harbour] {
    _ = client
    return []
  }
}
