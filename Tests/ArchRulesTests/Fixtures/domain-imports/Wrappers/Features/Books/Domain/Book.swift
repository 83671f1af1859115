import Foundation

struct Book {
  var thumbnail: ImageWrapper? // expect: domain-imports "layer 'domain' holds a 'ImageWrapper', which wraps 'UIImage'"
  let cover: Cover // expect: domain-imports "which wraps 'UIImage'"
  let again: ImageWrapper?
  let title: Title
  let address: Address
  let price: Price
}
struct Gallery {
  let pictures: [Picture] // expect: domain-imports "holds a 'Picture', which wraps 'UIImage'"
  let byName: [String: Page] // expect: domain-imports "holds a 'Page', which wraps 'UIImage'"
  let prices: [Price]
}
enum Shown {
  case plate(Plate) // expect: domain-imports "holds a 'Plate', which wraps 'UIImage'"
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
