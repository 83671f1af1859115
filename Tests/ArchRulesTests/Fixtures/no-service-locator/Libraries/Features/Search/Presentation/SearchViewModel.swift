import Factory
import Foundation

final class SearchViewModel {
  @Injected(\.searching) private var searching  // expect: no-service-locator "'searching' is pulled out of a container with '@Injected'"
  @ObservationIgnored @LazyInjected(\.searching) private var lazily  // expect: no-service-locator
  private let direct = Container.shared.searching()  // expect: no-service-locator "'Container.shared.searching' pulls"
  private let resolved = resolve(\.searching)  // expect: no-service-locator
  @State private var text = ""
  @Published var other = ""
}

// Registration beside what is registered.
extension Container {
  var model: Factory<SearchViewModel> { self { SearchViewModel(searching: Container.shared.searching()) } }
}

// A function that registers is composition.
func registerSearch(in container: Container) {
  container.register { SearchViewModel(searching: container.resolve(Searching.self)) }
}

// What a stream or a list calls so registers nothing.
final class SearchScreen {
  func show(_ results: Results, in list: List) {
    let searching = Container.shared.searching()  // expect: no-service-locator
    results.bind(to: searching.found)
    list.register(SearchCell.self, forCellReuseIdentifier: "cell")
  }
}
