// Both the screens and the domain ask for it: one protocol is enough, where both may name it.
final class TripsStore {
  func trips() async -> [String] { [] }
}

// Only screens ask for it.
final class StopsStore {
  func stops() async -> [String] { [] }
}
