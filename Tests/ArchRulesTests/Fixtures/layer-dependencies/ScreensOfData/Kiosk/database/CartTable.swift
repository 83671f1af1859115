final class CartTable {
  func keep(_ cart: String) async {}
}
