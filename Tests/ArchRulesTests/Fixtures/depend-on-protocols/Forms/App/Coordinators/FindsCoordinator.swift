final class FindsCoordinator {
  private let sessions: KeychainSessionRepository  // expect: depend-on-protocols "'FindsCoordinator' holds the concrete 'KeychainSessionRepository' of layer 'infrastructure' where 'SessionRepository' would do"
  private let optional: KeychainSessionRepository?  // expect: depend-on-protocols
  private weak var alias: Sessions?  // expect: depend-on-protocols
  private let cache: ImageCache  // expect: depend-on-protocols "where 'Caching' would do"
  private let need: any SessionRepository
  private let child: DetailCoordinator

  init(
    sessions: KeychainSessionRepository,  // expect: depend-on-protocols "'init' of 'FindsCoordinator' takes the concrete"
    _ other: inout KeychainSessionRepository,  // expect: depend-on-protocols
    need: any SessionRepository,
    viewModel: FindsViewModel
  ) {}
}

final class DetailCoordinator {
  private let parent: FindsCoordinator
  init(parent: FindsCoordinator) { self.parent = parent }
  // Neither stored nor taken by the initializer.
  func show(_ sessions: KeychainSessionRepository) {}
  var computed: KeychainSessionRepository { fatalError() }
}
