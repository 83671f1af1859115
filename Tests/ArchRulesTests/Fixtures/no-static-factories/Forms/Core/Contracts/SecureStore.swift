protocol SecureStore {
  func read(_ key: String) throws -> String?
}
