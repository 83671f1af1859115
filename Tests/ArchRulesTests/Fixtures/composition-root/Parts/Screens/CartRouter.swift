import SwiftUI
import UIKit

protocol CartBuilding { func cart() -> UIViewController }

// Whoever asks it is given screens.
final class CartBuilder: CartBuilding {
  func cart() -> UIViewController {
    UIHostingController(rootView: CartScreen(model: CartViewModel(store: DiskCartStore())))
  }
}

// It leads to screens, which it may make, and what makes them as well.
class CartCoordinator {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func showCart() {
    navigation.pushViewController(CartBuilder().cart(), animated: true)
  }

  func showPrices() {
    let prices = PriceService()  // expect: composition-root
    navigation.pushViewController(UIHostingController(rootView: PriceScreen(prices: prices)), animated: true)
  }
}

struct PriceScreen: View {
  let prices: PriceFinding
  var body: some View { Text("prices") }
}
