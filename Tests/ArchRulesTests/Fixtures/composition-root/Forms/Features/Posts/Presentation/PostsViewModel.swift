final class PostsViewModel {
  private var client: RemoteClient
  private var backup: RemoteClient?
  private var count: Int

  init(server: String) {
    client = .init(server: server)  // expect: composition-root
    count = .init()
  }

  func reset() {
    self.backup = .init(server: "backup")  // expect: composition-root
    let isSame = count == .init()
    if isSame { count = .zero }
  }

  func local(other: PostsViewModel) {
    var client: Draft
    client = .init()
    _ = client
    other.count = .init()
  }

  private struct Draft { init() {} }
}
