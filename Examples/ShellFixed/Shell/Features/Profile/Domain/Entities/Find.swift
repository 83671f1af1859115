import Foundation

/// A shell somebody picked up, somewhere, once.
struct Find: Identifiable, Codable, Equatable, Sendable {
  enum Visibility: String, Codable, Sendable {
    case onlyMe
    case shared
  }

  struct Beach: Codable, Equatable, Sendable {
    let name: String
    /// When the path down to the water is open, in hours of the day.
    let openingHours: ClosedRange<Int>
  }

  let id: UUID
  let displayName: String
  let rarity: Rarity
  let beach: Beach
  let foundAt: Date
  var photoName: String?
  var visibility: Visibility = .shared
  var viewedCount = 0

  func withPhoto(named name: String) -> Find {
    var copy = self
    copy.photoName = name
    return copy
  }

  var record: FindRecord {
    .init(
      id: id, speciesName: displayName, beachName: beach.name, foundAt: foundAt, photoName: photoName)
  }
}
