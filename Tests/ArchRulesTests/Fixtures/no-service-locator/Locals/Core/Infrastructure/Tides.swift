final class HTTPTideClient: TideClient { func get() async -> [Int] { [] } }
final class RemoteTideSource: TideSource {
  private let client: any TideClient
  init(client: any TideClient) { self.client = client }
  func tides() async -> [Int] { await client.get() }
}
