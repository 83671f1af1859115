import UIKit

class ShopController: UIViewController {}
final class ShopBadge: UIView {}
