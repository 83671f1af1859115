struct TideRow { let height: Double }

protocol TideRepository { func tides() async throws -> [Double] }

final class StoredTideRepository: TideRepository {
  private let clock: TideClock
  init(clock: TideClock) { self.clock = clock }
  func tides() async throws -> [Double] { [] }
}
