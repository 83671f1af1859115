struct LoginHandler {
  private let container: DIContainer  // expect: no-service-locator
  private let list: ListContainer
  init(container: DIContainer, list: ListContainer) {
    self.container = container
    self.list = list
  }
  func open() async { await container.services.signing.sign() }
}

func signAgain() async {
  await SigningServiceProvider.shared.sign()
  _ = SigningServiceProvider.shared.names
}

final class SignViewModel {
  private let cache = PreferenceCache()
  func sign() async {
    await ServiceContainer.shared.resolve((any Signing).self)?.sign()  // expect: no-service-locator
    _ = cache.get(Int.self)
  }
}
