public protocol PicsRepositoryProtocol { func fetch() async throws }

public final class PicsRepositoryFactory {
  public init() {}
}
