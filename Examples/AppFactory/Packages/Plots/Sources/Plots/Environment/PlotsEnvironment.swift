import MemberServiceInterface
import PlotsNetworkService
import PlotsPersistenceService
import PlotsRepository

/// The container of this feature.
struct PlotsEnvironment {
  let member: any MemberServiceProtocol
  let repository: any PlotsRepositoryProtocol
  let diary: any SowingDiaryProtocol

  init(member: any MemberServiceProtocol) {
    self.member = member
    repository = PlotsRepository(network: PlotsNetworkService(), persistence: PlotsPersistenceService())
    diary = SowingDiary()
  }

  @MainActor
  func makePlotsViewModel() -> PlotsViewModel {
    PlotsViewModel(repository: repository, diary: SowingDiary())
  }

  @MainActor
  func makeSowingViewModel() -> SowingViewModel {
    SowingViewModel(repository: repository)
  }
}
