import FactoryKit

final class LoginViewModel {
  @Wired(\.session) private var session // expect: no-service-locator "'session' is pulled out of a container with '@Wired'"
  @Twice(\OwnContainer.session) private var again // expect: no-service-locator
  @Filled(\.session) private var filled // expect: no-service-locator
  @FactoryKit.Injected(\.session) private var qualified // expect: no-service-locator
  private let own = resolve(\OwnContainer.session) // expect: no-service-locator "'resolve' looks a dependency up"
  private let alias = resolve(\AppContainer.session) // expect: no-service-locator
  private let library = resolve(\Container.session) // expect: no-service-locator

  init(session: any SessionService = resolve(\OwnContainer.session)) {} // expect: no-service-locator

  func start() {
    let local = resolve(\OwnContainer.session) // expect: no-service-locator
    local.start()
  }
}
