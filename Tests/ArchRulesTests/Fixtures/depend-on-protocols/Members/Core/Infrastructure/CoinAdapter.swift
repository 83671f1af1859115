final class CoinAdapter: Starting {
  private let kit = 0
  func start() {}
  func stop() {}
  func send() async throws {}
}
extension CoinAdapter: Balancing { var balance: Int { kit } }
