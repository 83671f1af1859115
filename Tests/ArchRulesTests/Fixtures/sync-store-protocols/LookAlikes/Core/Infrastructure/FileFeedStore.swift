actor FileFeedStore {
  func retrieve() async throws -> [String] { [] }
}
