final class FlagClient {
  func flag(_ name: String) -> Bool { false }
}
