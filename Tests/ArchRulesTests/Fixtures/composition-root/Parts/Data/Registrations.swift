final class Box {
  static let all = Box()
  private var kept: [ObjectIdentifier: Any] = [:]
  func register<T>(_ type: T.Type, _ value: T) { kept[ObjectIdentifier(type)] = value }
  func resolve<T>(_ type: T.Type) -> T? { kept[ObjectIdentifier(type)] as? T }
}

// The entry point has it tell the container what to give: that, too, carries on what the root begins.
enum Registrations {
  static func fill() {
    Box.all.register(CartStoring.self, DiskCartStore())
  }
}

// The same by functions of its own.
enum AllRegistrations {
  static func fill() {
    fillStores()
    fillPrices()
  }
  private static func fillStores() { Box.all.register(CartStoring.self, DiskCartStore()) }
  private static func fillPrices() { Box.all.register(PriceFinding.self, PriceService()) }
}

// Whoever asks is also told something else.
enum CountedRegistrations {
  static func fill() -> Int {
    fillStores()
    return 1
  }
  private static func fillStores() {
    Box.all.register(CartStoring.self, DiskCartStore())  // expect: composition-root
  }
}

// Nobody is told anything here.
enum Warming {
  static func warm() {
    _ = DiskCartStore().count()  // expect: composition-root
  }
}

// Nor is anybody here: what is registered is something else.
enum Warnings {
  static func register() {
    let count = DiskCartStore().count()  // expect: composition-root
    Box.all.register(Int.self, count)
  }
}
