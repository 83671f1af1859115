import Foundation

struct Departure: Equatable, Sendable {
  let time: Date
  let harbour: String
}
