import SwiftUI

@main struct ShopApp: App {
  private let parts = Parts.live()
  private let audit = Audit()

  var body: some Scene {
    WindowGroup { parts.cart.screen() }
  }
}
