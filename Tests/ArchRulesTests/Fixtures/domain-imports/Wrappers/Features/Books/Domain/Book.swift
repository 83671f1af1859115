import Foundation

struct Book {
  var thumbnail: ImageWrapper? // expect: domain-imports "layer 'domain' uses 'ImageWrapper', which wraps 'UIImage'"
  let cover: Cover // expect: domain-imports "which wraps 'UIImage'"
  let again: ImageWrapper?
  let title: Title
  let address: Address
  let price: Price
}
struct Gallery {
  let pictures: [Picture] // expect: domain-imports "uses 'Picture', which wraps 'UIImage'"
  let byName: [String: Page] // expect: domain-imports "uses 'Page', which wraps 'UIImage'"
  let prices: [Price]
}
enum Shown {
  case plate(Plate) // expect: domain-imports "uses 'Plate', which wraps 'UIImage'"
  case price(Price)
}
final class Shelf {
  private let index: Index // expect: domain-imports "which wraps 'UserDefaults', and that belongs to persistence"
  init(index: Index) { self.index = index }
}

enum KeychainFailure: Error {
  case status(OSStatus) // expect: domain-imports "uses 'OSStatus', which belongs to the platform"
  case missing
}
struct Signature {
  let key: SecKey // expect: domain-imports
  let other: SecKey
}
struct Title { let text: String }

// A function, a protocol and what is made name it as well; it is one mistake of the file.
protocol Illustrated { var picture: ImageWrapper? { get } }
func illustrate(_ book: Book, with picture: ImageWrapper) -> Book { book }
extension Book {
  func shown() -> Frame { Frame(picture: nil) } // expect: domain-imports "uses 'Frame', which wraps 'UIImage'"
  func isShown(_ other: Any) -> Bool { other is Sign }
  func plain() -> Price { Price(amount: 1) }
}
