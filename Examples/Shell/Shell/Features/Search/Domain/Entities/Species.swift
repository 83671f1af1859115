import Foundation

enum Rarity: String, Codable, CaseIterable, Comparable, Sendable {
  case common
  case uncommon
  case rare

  static func < (lhs: Rarity, rhs: Rarity) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .common: 0
    case .uncommon: 1
    case .rare: 2
    }
  }
}

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
}
