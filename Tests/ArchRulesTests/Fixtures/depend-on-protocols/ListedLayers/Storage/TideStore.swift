final class TideStore {
  func save(_ tides: [String]) {}
}
