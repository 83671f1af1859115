final class HomeViewModel {
  private let client: Client
  private let held: [Plugin] = [.loading] // expect: no-singleton-use
  init(client: Client) { self.client = client }

  func start(_ isLogged: Bool) {
    client.add([.loading]) // expect: no-singleton-use "'HomeViewModel' reaches for the shared instance 'Plugin.loading'"
    client.add([.loading, .shared]) // expect: no-singleton-use, no-singleton-use
    client.add([isLogged ? .shared : .loading]) // expect: no-singleton-use, no-singleton-use
    client.use(.loading, and: [.shared]) // expect: no-singleton-use, no-singleton-use
    client.replace(plugins: [.loading]) // expect: no-singleton-use
    _ = Client(plugins: [.loading]) // expect: no-singleton-use
    _ = Pipeline(plugins: [.shared]) // expect: no-singleton-use
    client.add([Plugin.loading]) // expect: no-singleton-use

    client.paint([.red, .loading])
    client.paint(.loading)
    client.add([])
    later([.loading])
    print("client.add([.loading])")
  }
  private func later(_ colors: [Color]) {}
}
