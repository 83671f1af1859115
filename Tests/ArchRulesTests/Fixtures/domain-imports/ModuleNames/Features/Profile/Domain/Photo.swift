import Foundation

struct Photo {
  let picture: UIKit.UIImage?  // expect: domain-imports
}
