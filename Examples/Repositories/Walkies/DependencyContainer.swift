import CoreData
import SwiftUI

/// Makes everything, once, and hands it out; travels through the SwiftUI environment.
final class DependencyContainer {
  private let persistence: PersistenceController
  private(set) lazy var walkRepository: any WalkRepositoryProtocol = CoreDataWalkRepository(
    context: persistence.container.viewContext)
  private(set) lazy var walkRecorder = WalkRecorder(walks: walkRepository)

  init(persistence: PersistenceController = PersistenceController(inMemory: false)) {
    self.persistence = persistence
  }

  @MainActor
  func makeWalksViewModel() -> WalksViewModel { WalksViewModel(walks: walkRepository) }

  @MainActor
  func makeWalkDetailViewModel(_ walk: Walk) -> WalkDetailViewModel {
    WalkDetailViewModel(walk: walk, context: persistence.container.viewContext)
  }
}

private struct DependencyContainerKey: EnvironmentKey {
  static let defaultValue = DependencyContainer()
}

extension EnvironmentValues {
  var dependencyContainer: DependencyContainer {
    get { self[DependencyContainerKey.self] }
    set { self[DependencyContainerKey.self] = newValue }
  }
}
