final class FindsCoordinator {
  private let sessions: KeychainSessionRepository
  private let cache: ImageCache  // expect: depend-on-protocols "'FindsCoordinator' depends on the concrete 'ImageCache' of layer 'infrastructure'"
  private let need: any SessionRepository
  private let child: DetailCoordinator

  init(
    sessions: KeychainSessionRepository,  // expect: depend-on-protocols "'FindsCoordinator' depends on the concrete 'KeychainSessionRepository'"
    _ other: inout KeychainSessionRepository,
    need: any SessionRepository,
    viewModel: FindsViewModel
  ) {}
}

final class OptionalCoordinator {
  private let optional: KeychainSessionRepository?  // expect: depend-on-protocols
}

final class AliasCoordinator {
  private weak var alias: Sessions?  // expect: depend-on-protocols "'KeychainSessionRepository'"
}

final class InoutCoordinator {
  init(_ sessions: inout KeychainSessionRepository) {}  // expect: depend-on-protocols
}

final class DetailCoordinator {
  private let parent: FindsCoordinator
  init(parent: FindsCoordinator) { self.parent = parent }
  // Neither stored nor taken by the initializer.
  func show(_ sessions: KeychainSessionRepository) {}
  var computed: KeychainSessionRepository { fatalError() }
}
