protocol Searching {
  func search(_ term: String) async -> [String]
}
