import SwiftUI

final class CartViewModel: ObservableObject {
  private let store: CartStoring
  init(store: CartStoring) { self.store = store }
}

struct CartScreen: View {
  @ObservedObject var model: CartViewModel
  var body: some View { Text("cart") }
}
