public protocol StatusRepositoryProtocol: Sendable { func fetch() async throws }

public actor StatusRepository: StatusRepositoryProtocol {
  public init() {}
  public func fetch() async throws {}
}
