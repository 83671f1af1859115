import SwiftUI

@main struct ShopApp: App {
  private let parts = Parts.live()
  private let audit = Audit()

  init() {
    Registrations.fill()
    Warming.warm()
    Warnings.register()
  }

  var body: some Scene {
    WindowGroup { parts.cart.screen() }
  }
}
