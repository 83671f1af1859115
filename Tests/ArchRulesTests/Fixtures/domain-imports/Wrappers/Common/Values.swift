import UIKit

struct ImageWrapper { let image: UIImage? }
struct Cover { let inner: ImageWrapper }
final class Index { private let defaults: UserDefaults = .standard }
enum Picture { case image(UIImage), none }
struct Page { let images: [UIImage] }
struct Plate { let images: [String: UIImage] }
struct Address { let url: URL }
struct Price {
  let amount: Decimal
  // Makes one, and holds none.
  func image() -> UIImage { UIImage() }
  static let symbol: UIImage? = nil
}
struct Frame { let picture: UIImage? }
struct Sign { let picture: UIImage? }
