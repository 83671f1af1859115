import Foundation

protocol TideClockProtocol: Sendable {
  func now() -> Date
}
