// Behind a protocol, and yet all that others get of it are components: it carries on what the entry point begins.
final class StoreProvider: StoreProviding {
  func carts() -> CartStoring { DiskCartStore() }
}

// What has to be awaited is work.
final class PriceProvider: PriceProviding {
  func prices() async -> PriceFinding { PriceService() }  // expect: composition-root
}

// So is a number that it finds.
final class CartCounter: CartShowing {
  func count() -> Int { DiskCartStore().count() }  // expect: composition-root
}
