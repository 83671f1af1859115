import Foundation

struct Species: Identifiable, Equatable, Sendable {
  struct Size: Equatable, Sendable {
    let millimetres: ClosedRange<Int>
    static let zero = Size(millimetres: 0...0)
  }

  let id: String
  let displayName: String
  let latinName: String
  let rarity: Rarity
  let size: Size
  let population: Int
  let protectedSince: Int?
  let firstRecordedBy: String
  let photo: URL?

  /// Few are left of a species once it is protected and counts fewer than this.
  private static let safePopulation = 10_000

  var selection: SpeciesSelection {
    guard protectedSince != nil, population < Self.safePopulation else { return .unrestricted(self) }
    return .restricted(self)
  }
}

/// Whether a species may be collected by whoever picked it.
enum SpeciesSelection: Equatable, Sendable {
  case unrestricted(Species)
  case restricted(Species)
}
