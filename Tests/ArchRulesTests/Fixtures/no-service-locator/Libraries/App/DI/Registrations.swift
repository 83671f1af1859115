import Factory
import Swinject

extension Factory.Container {
  var searching: Factory<any Searching> { self { RemoteSearching() }.singleton }
}

final class SearchAssembly: Assembly {
  func assemble(container: Swinject.Container) {
    container.register(Searching.self) { r in RemoteSearching(session: r.resolve(Session.self)) }
  }
}

final class RemoteSearching: Searching {
  func search(_ term: String) async -> [String] { [] }
}
