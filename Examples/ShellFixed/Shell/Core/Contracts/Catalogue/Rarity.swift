/// How seldom a species is met. The catalogue and the finds both speak of it.
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
