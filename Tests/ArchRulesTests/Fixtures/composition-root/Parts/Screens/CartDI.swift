import SwiftUI

// Made by `Parts` alone, which carries on what the root begins.
struct CartDI {
  private let store: DiskCartStore

  init(store: DiskCartStore) { self.store = store }

  func screen() -> some View { CartScreen(model: CartViewModel(store: store)) }
  func prices() -> PriceFinding { PriceService() }
}
