protocol Loading {
  func load()
}

final class LoadUseCase: Loading {
  func load() {}
}
