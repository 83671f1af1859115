import SwiftUI

// Whoever asks it is given screens: who has them made need not be the root.
final class ScreenBuilder {
  func cart() -> some View { CartScreen(model: CartViewModel(store: DiskCartStore())) }
}

// The same under another name.
typealias CartTab = CartScreen
final class TabBuilder {
  var cart: CartTab { CartTab(model: CartViewModel(store: DiskCartStore())) }
  func again() -> CartTab { cart }
}

struct CartLink: View {
  let builder = ScreenBuilder()
  var body: some View { NavigationLink("cart") { builder.cart() } }
}

// A value that leads somewhere is asked for more than screens by what it can be.
enum Route {
  case cart

  func screen() -> some View {
    CartScreen(
      model: CartViewModel(  // expect: composition-root
        store: DiskCartStore()))  // expect: composition-root
  }
}
