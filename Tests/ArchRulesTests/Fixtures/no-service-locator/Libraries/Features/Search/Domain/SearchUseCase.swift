import Swinject

final class SearchUseCase {
  private let resolver: Resolver  // expect: no-service-locator "is given the container 'Resolver'"
  init(resolver: Resolver) { self.resolver = resolver }
  func execute() async {
    let searching = resolver.resolve(Searching.self)
    let named = resolver.resolve(Searching.self, name: "remote")
    let color = palette.resolve(in: 3)
    _ = (searching, named, color)
  }
}

// Registration that lives in the feature.
final class FeatureAssembly: Assembly {
  func assemble(container: Container) {
    container.register(SearchUseCase.self) { r in SearchUseCase(resolver: r.resolve(Resolver.self)!) }
  }
}
