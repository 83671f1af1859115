import UIKit  // expect: domain-imports

extension Profile {
  func draw() {}
}
