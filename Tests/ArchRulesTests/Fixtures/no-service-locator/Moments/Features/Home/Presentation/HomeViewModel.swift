import Factory

protocol Loading { func load() }

final class HomeViewModel {
  private let loading: any Loading

  // A wrapper that no framework of Apple's has, around a local.
  init() {
    @Injected(\.loading) var loading  // expect: no-service-locator "with '@Injected'"
    self.loading = loading
  }

  func show() { loading.load() }
}
