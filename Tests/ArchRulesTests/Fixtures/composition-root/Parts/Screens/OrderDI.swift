import SwiftUI

// A screen makes one as well, so this is no longer the root's, and what it gives works.
struct OrderDI {
  func prices() -> PriceFinding { PriceService() }  // expect: composition-root
}

struct OrderScreen: View {
  private let prices = OrderDI().prices()
  var body: some View { Text("orders") }
}
