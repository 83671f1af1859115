import Dependencies

protocol Loading { func load() }

final class HomeViewModel {
  private let loading: any Loading

  init() {
    @Dependency(\.loading) var loading  // expect: no-service-locator
    self.loading = loading
  }

  func show() {
    @Bounded(by: 3) var count = 1
    loading.load()
    _ = count
  }
}

@propertyWrapper
struct Bounded {
  var wrappedValue: Int
  init(wrappedValue: Int, by most: Int) { self.wrappedValue = min(wrappedValue, most) }
}
