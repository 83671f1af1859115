final class FindsViewModel {
  private let load: LoadUseCase  // expect: depend-on-protocols "where 'Loading' would do"
  private let monitor: ReachabilityMonitor  // expect: depend-on-protocols "holds the concrete 'ReachabilityMonitor' of layer 'infrastructure'"
  private let logger: PulseLogger
}
