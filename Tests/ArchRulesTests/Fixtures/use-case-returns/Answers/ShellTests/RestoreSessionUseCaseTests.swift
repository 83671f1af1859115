struct SpyUseCase {
  func execute() -> BootResult { .authenticated }
}
