import SwiftUI

@main struct ShopApp: App {
  private let parts = Parts.live()
  private let audit = Audit()
  private let stores: StoreProviding = StoreProvider()
  private let prices: PriceProviding = PriceProvider()
  private let counter: CartShowing = CartCounter()

  init() {
    Registrations.fill()
    AllRegistrations.fill()
    _ = CountedRegistrations.fill()
    Warming.warm()
    Warnings.register()
    for register in [CartRegister(), PriceRegister(), CountRegister()] as [ServiceRegister] {
      register.register(on: Box.all)
    }
  }

  var body: some Scene {
    WindowGroup { parts.cart.screen() }
  }
}
