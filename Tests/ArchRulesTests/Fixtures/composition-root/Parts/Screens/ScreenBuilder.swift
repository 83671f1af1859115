import SwiftUI
import UIKit

// Whoever asks it is given screens: who has them made need not be the root.
final class ScreenBuilder {
  func cart() -> some View { CartScreen(model: CartViewModel(store: DiskCartStore())) }
}

// A screen together with its view model, for who keeps that.
final class PairBuilder {
  func cart() -> (view: some View, model: CartViewModel) {
    let model = CartViewModel(store: DiskCartStore())
    return (CartScreen(model: model), model)
  }
}

// A screen together with a number that was found is more than that.
final class CountedBuilder {
  func cart() -> (view: CartScreen, count: Int) {
    let model = CartViewModel(store: DiskCartStore())  // expect: composition-root, composition-root
    return (CartScreen(model: model), 1)
  }
}

// The same under another name.
typealias CartTab = CartScreen
typealias CartLeading = CartCoordinator & Opening
protocol Opening { func open() }
final class OpeningCoordinator: CartCoordinator, Opening { func open() {} }
final class TabBuilder {
  var cart: CartTab { CartTab(model: CartViewModel(store: DiskCartStore())) }
  func again() -> CartTab { cart }
  func leading(_ navigation: UINavigationController) -> CartLeading { OpeningCoordinator(navigation: navigation) }
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
