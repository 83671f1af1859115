protocol Loading {
  func execute() async
}

final class LoadUseCase: Loading {
  private let monitor: ReachabilityMonitor  // expect: depend-on-protocols
  func execute() async {}
}
