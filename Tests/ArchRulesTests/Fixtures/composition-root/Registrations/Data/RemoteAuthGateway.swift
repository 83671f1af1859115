import Factory

struct RemoteAuthGateway: AuthGateway {
  func login() async throws {}
}

struct SampleAuthGateway: AuthGateway {
  func login() async throws {}
}

extension Container {
  var authGateway: Factory<AuthGateway> {
    Factory(self) { RemoteAuthGateway() }
      .onPreview { SampleAuthGateway() }
  }
}

extension SharedContainer {
  var otherGateway: Factory<AuthGateway> { self { RemoteAuthGateway() } }
}
