final class CartPickerVC: ShopController {
  private let badge = ShopBadge()
}
