import PlotsNetworkService
import PlotsPersistenceService

public protocol PlotsRepositoryProtocol: Sendable {
  func plotNames() async throws -> [String]
}

public actor PlotsRepository: PlotsRepositoryProtocol {
  private let network: any PlotsNetworkServiceProtocol
  private let persistence: any PlotsPersistenceServiceProtocol

  public init(
    network: any PlotsNetworkServiceProtocol, persistence: any PlotsPersistenceServiceProtocol
  ) {
    self.network = network
    self.persistence = persistence
  }

  public func plotNames() async throws -> [String] {
    let names = try await network.plotNames()
    try persistence.store(names)
    return names
  }
}
