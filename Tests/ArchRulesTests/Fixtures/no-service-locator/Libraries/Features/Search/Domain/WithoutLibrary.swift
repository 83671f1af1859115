import Foundation

// The same names without the library.
final class Waiting {
  private let resolver: Resolver<Int>
  private let container: Container
  @Store var store
  @Dependency var dependency
  init(resolver: Resolver<Int>, container: Container) {
    self.resolver = resolver
    self.container = container
  }
  func run() {
    resolver.resolve(3)
    container.get(Int.self, from: "a")
    _ = Container.shared
  }
}
