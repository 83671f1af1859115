import Foundation

final class TideClock: TideClockProtocol {
  func now() -> Date { Date() }
}
