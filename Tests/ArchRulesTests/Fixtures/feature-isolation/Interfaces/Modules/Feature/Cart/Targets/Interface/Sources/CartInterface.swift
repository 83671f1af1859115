// Made for others to see: it stays when the cart goes.
public protocol CartInterface {
  func open()
}
