final class DependencyContainer {
  func makeRootViewModel() -> RootViewModel { RootViewModel() }
}
