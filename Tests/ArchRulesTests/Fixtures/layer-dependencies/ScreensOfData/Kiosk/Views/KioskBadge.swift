import UIKit

class KioskBadge: UIView {}
