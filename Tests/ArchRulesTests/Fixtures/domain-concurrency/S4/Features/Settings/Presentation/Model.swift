@MainActor
struct Model {
  func load() { Task {} }
}
