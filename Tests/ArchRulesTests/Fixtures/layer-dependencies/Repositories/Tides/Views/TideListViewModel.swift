final class TideListViewModel {
  private let repository: TideRepository
  private var rows: [TideRow] = []  // expect: layer-dependencies
  init(repository: TideRepository) { self.repository = repository }
}
