final class CartStore {
  func keep(_ cart: String) async {}
}
