final class FindsViewModel {
  private let load: LoadUseCase  // expect: depend-on-protocols "depends on the concrete 'LoadUseCase'"
  private let monitor: ReachabilityMonitor  // expect: depend-on-protocols "depends on the concrete 'ReachabilityMonitor' of layer 'infrastructure'"
  private let logger: PulseLogger
}

final class NamesViewModel {
  private let feed: LiveFeed  // expect: depend-on-protocols "the concrete 'LiveFeed'"
  private let api: DefaultAPI  // expect: depend-on-protocols "the concrete 'DefaultAPI'"
  private let store: SessionStore  // expect: depend-on-protocols "the concrete 'SessionStore'"
  private let clock: Clock  // expect: depend-on-protocols "the concrete 'Clock'"
}
