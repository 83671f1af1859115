import Foundation

actor RemoteTideRepository: TideRepositoryProtocol {
  private let client: any HTTPClient

  init(client: any HTTPClient = URLSessionHTTPClient(session: .shared)) {
    self.client = client
  }

  func tides(at harbour: Harbour) async throws -> [Tide] {
    let url = URL(string: "https://tides.example.org/\(harbour.id)")
    guard let url else { throw URLError(.badURL) }
    let response = try JSONDecoder().decode(TideResponse.self, from: await client.data(from: url))
    return response.extremes.enumerated().map { index, extreme in
      Tide(
        id: index, kind: extreme.type == "High" ? .high : .low,
        time: Date(timeIntervalSince1970: TimeInterval(extreme.dt)), height: extreme.height,
        isSpring: extreme.height > 5)
    }
  }
}
