final class CartEditorVC: ShopController {
  private let badge = ShopBadge()
}
