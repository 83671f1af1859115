final class CartRecord {
  func keep(_ cart: String) async {}
}
