import Foundation

public protocol PlotsNetworkServiceProtocol: Sendable {
  func plotNames() async throws -> [String]
}

public actor PlotsNetworkService: PlotsNetworkServiceProtocol {
  public init() {}

  public func plotNames() async throws -> [String] {
    guard let url = URL(string: "https://allotment.example/plots") else { return [] }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }
}
