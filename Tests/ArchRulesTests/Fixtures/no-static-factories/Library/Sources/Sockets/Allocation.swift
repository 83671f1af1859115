// A library without layers.
final class WritesManager {
  func flush() {}

  static func allocate() -> WritesManager { WritesManager() }
}

func makeWrites() -> WritesManager { WritesManager() }
