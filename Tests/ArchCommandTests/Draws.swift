/// The same numbers each time.
struct Draws {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(max(1, limit)))
  }
}
