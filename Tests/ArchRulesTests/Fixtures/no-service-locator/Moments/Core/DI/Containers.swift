final class ClientDIContainer {
  func makeClient() -> any TideClient { HTTPTideClient() }
  func makeScreen() -> TidesViewController { TidesViewController() }
}
