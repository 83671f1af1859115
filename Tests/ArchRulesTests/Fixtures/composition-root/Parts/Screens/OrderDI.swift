import SwiftUI

// A screen makes one as well, so this is no longer the root's.
struct OrderDI {
  func model() -> CartViewModel {
    CartViewModel(store: DiskCartStore())  // expect: composition-root, composition-root
  }
}

struct OrderScreen: View {
  @State private var model = OrderDI().model()
  var body: some View { Text("orders") }
}
