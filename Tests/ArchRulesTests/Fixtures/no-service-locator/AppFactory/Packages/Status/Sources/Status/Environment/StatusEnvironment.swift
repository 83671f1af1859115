import MicroContainer

struct StatusEnvironment {
  private let container = DependencyContainer()

  var viewModelFactory: ViewModelFactory { container.resolve() }
  var repository: any StatusRepositoryProtocol { container.resolve() }
  var clipboard: any ClipboardServiceProtocol { container.resolve() }
}

protocol StatusRepositoryProtocol { func fetch() async throws }
protocol ClipboardServiceProtocol { func copy(_ text: String) async }
actor StatusRepository: StatusRepositoryProtocol { func fetch() async throws {} }
actor ClipboardService: ClipboardServiceProtocol { func copy(_ text: String) async {} }
