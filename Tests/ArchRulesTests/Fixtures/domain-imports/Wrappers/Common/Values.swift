import UIKit

struct ImageWrapper { let image: UIImage? }
struct Cover { let inner: ImageWrapper }
final class Index { private let defaults: UserDefaults = .standard }
struct Address { let url: URL }
struct Price {
  let amount: Decimal
  // Makes one, and holds none.
  func image() -> UIImage { UIImage() }
  static let symbol: UIImage? = nil
}
