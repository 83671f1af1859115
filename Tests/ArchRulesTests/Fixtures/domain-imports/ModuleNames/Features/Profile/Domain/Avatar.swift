import Foundation
import struct UIKit.UIImage  // expect: domain-imports

struct Avatar {
  let picture: UIKit.UIImage?
  let name: Swift.String

  func save() {
    Foundation.UserDefaults.standard.set(name, forKey: "name")  // expect: domain-imports
  }
}
