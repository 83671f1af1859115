final class Twice: Loading {
  func load() {}
}
