final class ClientDIContainer {
  func makeClient() -> any TideClient { HTTPTideClient() }
  func makeScreen() -> TidesViewController { TidesViewController() }
}

final class SourceDIContainer {
  private let client: any TideClient
  init(client: any TideClient) { self.client = client }
  func makeSource() -> any TideSource { RemoteTideSource(client: client) }
}

// Where things are put together, containers are made.
enum TideComposer {
  static func source() -> any TideSource {
    let clients = ClientDIContainer()
    return SourceDIContainer(client: clients.makeClient()).makeSource()
  }
}
