import FactoryKit

// FactoryKit's protocol asks for it.
final class AppContainer: SharedContainer {
  static let shared = AppContainer()
  let manager = ContainerManager()
}

// Under another name nobody has asked for it.
final class SearchContainer: SharedContainer {
  static let `default` = SearchContainer() // expect: no-singletons
  let manager = ContainerManager()
}
