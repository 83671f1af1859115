final class WordStore {
  static let shared = WordStore()
  func words() async -> [String] { [] }
}
