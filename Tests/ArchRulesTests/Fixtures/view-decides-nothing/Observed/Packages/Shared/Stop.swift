struct Stop: Codable, Identifiable {
  let id: Int
  let isOpen: Bool
  let isFree: Bool
  let note: String?
}

struct Spacing {
  let isWide: Bool
  let isDense: Bool
}
