import Foundation

struct Walk: Equatable, Identifiable {
  let id: UUID
  let dog: String
  let start: Date
  let distance: Double
}
