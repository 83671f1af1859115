import Combine

// Hashable so that a navigation path can hold it.
final class QuayViewModel: ObservableObject, Hashable {
  @Published private(set) var name = ""
  static func == (one: QuayViewModel, other: QuayViewModel) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func load() { name = "North" }
}

// What a row shows, and nothing more.
struct QuayRowViewModel: Hashable {
  let name: String
}
