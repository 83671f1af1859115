final class RemoteClient {
  init(server: String) {}
  func load() async {}
}
