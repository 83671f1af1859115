final class ContainerTests {
  let container = AppDependencyContainer()
  func test() { _ = ServiceLocator.session }
}
