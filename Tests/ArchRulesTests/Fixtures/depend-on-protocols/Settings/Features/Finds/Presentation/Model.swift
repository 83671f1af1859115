final class FindsViewModel {
  private let load: LoadUseCase  // expect: depend-on-protocols "depends on the concrete 'LoadUseCase'"
  private let monitor: ReachabilityMonitor  // expect: depend-on-protocols "depends on the concrete 'ReachabilityMonitor' of layer 'infrastructure'"
  private let logger: PulseLogger
}
