final class CartPickerCoordinator: ShopCoordinator {
  func start() { show(CartPickerVC()) }
}
