final class RemoteSearching: Searching {
  func search(_ term: String) async -> [String] { [] }
}
