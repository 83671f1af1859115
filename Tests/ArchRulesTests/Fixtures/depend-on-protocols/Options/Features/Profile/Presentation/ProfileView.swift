final class ProfileViewModel {
  init(
    load: LoadUseCase,  // expect: depend-on-protocols
    monitor: NetworkMonitor,  // expect: depend-on-protocols
    allowed: AllowedMonitor
  ) {}
}
