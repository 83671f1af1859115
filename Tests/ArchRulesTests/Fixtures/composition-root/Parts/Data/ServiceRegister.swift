// What the team calls its registrations, told to a container that they are given.
protocol ServiceRegister {
  init()
  func register(on box: Box)
}

struct CartRegister: ServiceRegister {
  func register(on box: Box) {
    let makeStore: () -> CartStoring = {
      let store = DiskCartStore()
      return store
    }
    box.register(CartStoring.self, makeStore())
  }
}

struct PriceRegister: ServiceRegister {
  func register(on box: Box) {
    let prices = PriceService()
    box.register(PriceFinding.self, prices)
  }
}

// The name says that it registers, and it counts.
struct CountRegister: ServiceRegister {
  func register(on box: Box) {
    let count: () -> Int = { DiskCartStore().count() }  // expect: composition-root
    box.register(Int.self, 1)
    _ = count
  }
}
