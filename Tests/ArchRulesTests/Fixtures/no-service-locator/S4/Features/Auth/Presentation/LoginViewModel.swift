import CloudKit
import Factory
import PromiseKit

final class LoginViewModel {
  @Injected(\.analytics) private var analytics  // expect: no-service-locator "'analytics' is pulled out of a container with '@Injected'"
  @LazyInjected var tracker: Tracker  // expect: no-service-locator
  @Published var name = ""
  private let login: LoginUseCase = resolve(\Container.login)  // expect: no-service-locator
  private let other = container.resolve(LoginUseCase.self)  // expect: no-service-locator "'container.resolve' looks a dependency up"
  private let third: LoginUseCase = Resolver.resolve()  // expect: no-service-locator
  private let fourth = ServiceLocator.login  // expect: no-service-locator "'ServiceLocator.login' pulls"
  // private let commented = container.resolve(LoginUseCase.self)
  private let text = "container.resolve(LoginUseCase.self)"

  init(login: LoginUseCase = resolve(LoginUseCase.self)) {}  // expect: no-service-locator

  func run() {
    Current.api.load()  // expect: no-service-locator
    seal.resolve(1, nil)
    promise.resolve(true)
    result.resolve()
    color.resolve(with: traits)
    route.resolve(url)
    routeResolver.resolve(url: url)
    namespace.resolve(prefix: "x")
    let type = ServiceLocator.self
    let scope = Scope.Current.first
    _ = (type, scope)
  }
}

enum Scope {
  enum Current { case first }
}
