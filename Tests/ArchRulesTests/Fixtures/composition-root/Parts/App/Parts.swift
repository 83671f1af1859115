// Made by the entry point alone, and all that others get of it are components: part of the root in another file.
struct Parts {
  let isDemo = false
  let cart: CartDI
  let orders: OrderDI
  let prices: PriceFinding

  static func live() -> Parts {
    let store = DiskCartStore()
    return Parts(cart: CartDI(store: store), orders: OrderDI(), prices: PriceService())
  }
}

// What the entry point has it do is work, and who it needs for that it has to be given.
struct Audit {
  func sum() -> Int {
    DiskCartStore().count()  // expect: composition-root
  }
}
