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

    client.use(isLogged ? .loading : .shared, and: []) // expect: no-singleton-use, no-singleton-use
    client.use(plugins.first ?? .loading, and: []) // expect: no-singleton-use
    plugins = [.loading] // expect: no-singleton-use
    plugins += [.shared] // expect: no-singleton-use
    plugins.append(.loading) // expect: no-singleton-use
    plugins.append(contentsOf: [.shared]) // expect: no-singleton-use
    plugins.insert(.loading, at: 0) // expect: no-singleton-use
    colors.append(.loading)
    colors = [.loading]

    client.paint([.red, .loading])
    client.paint(isLogged ? .red : .loading)
    client.paint(.loading)
    client.add([])
    later([.loading])
    print("client.add([.loading])")
  }
  private func later(_ colors: [Color]) {}
  private var plugins: [Plugin] = []
  private var colors: [Color] = []
  private let known: Set<Plugin> = [.shared] // expect: no-singleton-use
  func all() -> [Plugin] { [.loading] } // expect: no-singleton-use
  var some: [Plugin]? { return [.shared] } // expect: no-singleton-use
  func palette() -> [Color] { [.loading] }

  private var named: [String: Plugin] = ["first": .loading] // expect: no-singleton-use
  private let dyed: [String: Color] = ["first": .loading]
  private let painted: Dictionary<String, Plugin>? = ["first": .shared] // expect: no-singleton-use
  func byName() -> [String: Plugin] { ["first": .loading, "second": .shared] } // expect: no-singleton-use, no-singleton-use
  func name(_ isLogged: Bool) {
    named = ["first": isLogged ? .loading : .shared] // expect: no-singleton-use, no-singleton-use
    client.map(["first": .shared]) // expect: no-singleton-use
    client.map(["first": Plugin.shared]) // expect: no-singleton-use
    client.order([.loading: .red])
    client.map([:])
    shades = ["first": .loading]
  }
  private var shades: [String: Color] = [:]
}
