protocol TideClock { func now() -> Int }

struct ClockDrift { let seconds: Int }

final class TideExport {
  private let repository: TideRepository
  private var last: TideRow?  // expect: layer-dependencies
  init(repository: TideRepository) { self.repository = repository }
}
