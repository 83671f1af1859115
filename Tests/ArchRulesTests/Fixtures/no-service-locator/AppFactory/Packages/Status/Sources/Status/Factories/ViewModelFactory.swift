import MicroContainer

final class ViewModelFactory {
  private let container: DependencyContainer

  init(container: DependencyContainer) { self.container = container }

  @MainActor func makeStatusViewModel() -> StatusViewModel { StatusViewModel(repository: container.resolve()) }
}
