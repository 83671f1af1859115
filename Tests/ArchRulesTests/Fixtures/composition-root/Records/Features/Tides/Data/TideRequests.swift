enum TideRequests {
  static func all() -> Endpoint<[String]> { Endpoint(path: "tides") }
}

final class CachedTideClient: TideClient {
  private let remote = RemoteTideClient()  // expect: composition-root
  func tides() async throws -> [String] {
    let task = LoadTask()
    let tide = Tide()
    tide.title = "Low"
    task.cancel()
    return [tide.title]
  }
}
