import Factory
import Swinject

// What it looks up in one container is told of that one, and not of another.
final class SortUseCase {
  private let resolver: Resolver  // expect: no-service-locator "is given the container 'Resolver'"
  @Injected(\.searching) private var searching  // expect: no-service-locator "'searching' is pulled"
  init(resolver: Resolver) { self.resolver = resolver }
  func execute() async { _ = resolver.resolve(Searching.self) }
}
