import Observation
import PlotsRepository

@MainActor
@Observable
final class PlotsViewModel {
  private(set) var names: [String] = []
  private let repository: any PlotsRepositoryProtocol
  private let diary: SowingDiary

  init(repository: any PlotsRepositoryProtocol, diary: SowingDiary) {
    self.repository = repository
    self.diary = diary
  }

  func load() async {
    names = (try? await repository.plotNames()) ?? []
    WateringReminder.shared.remind(of: names)
  }
}
