protocol Loading {
  func execute() async
}

final class LoadUseCase: Loading {
  private let monitor: ReachabilityMonitor
  func execute() async {}
}
