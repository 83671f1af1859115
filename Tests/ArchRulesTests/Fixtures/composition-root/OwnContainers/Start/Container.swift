// The entry point alone makes it, so it is where the app is put together, whatever it does besides.
final class Container {
  let store = CartStore()
  private(set) var starts = 0
  func start() {
    starts += 1
    _ = CartService(store: store)
  }
}

// Everyone can reach it.
final class SessionContainer {
  static let shared = SessionContainer()
  private(set) var starts = 0
  func start() {
    starts += 1
    _ = CartStore()  // expect: composition-root
  }
}

// A view model makes it.
final class PageContainer {
  private(set) var starts = 0
  func start() {
    starts += 1
    _ = CartStore()  // expect: composition-root
  }
}

final class CartStore { func save() async {} }
final class CartService {
  let store: CartStore
  init(store: CartStore) { self.store = store }
  func load() async {}
}

final class PageViewModel {
  func show() { PageContainer().start() }
}
