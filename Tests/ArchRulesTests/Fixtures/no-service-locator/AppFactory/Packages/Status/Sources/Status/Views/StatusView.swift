import MicroContainer
import SwiftUI

struct StatusView: View {
  let viewModels: ViewModelFactory
  var body: some View { DetailView(environment: StatusEnvironment()) }
}

struct DetailView: View {
  let environment: StatusEnvironment  // expect: no-service-locator "'DetailView' is given the container 'StatusEnvironment'"
  var body: some View { Text("Status") }
}

@MainActor
final class StatusViewModel {
  private let repository: any StatusRepositoryProtocol

  init(repository: any StatusRepositoryProtocol) { self.repository = repository }
}

@MainActor
final class DetailViewModel {
  private let container: DependencyContainer  // expect: no-service-locator "'DetailViewModel' is given the container"

  init(container: DependencyContainer) { self.container = container }

  func load() async {
    let repository: any StatusRepositoryProtocol = container.resolve()
    try? await repository.fetch()
  }
}
