import Foundation
import UIKit  // expect: domain-imports "layer 'domain' imports the user interface module 'UIKit'"
@preconcurrency import CoreData  // expect: domain-imports "persistence module"
import struct OrderedCollections.OrderedSet  // expect: domain-imports "imports the third-party module 'OrderedCollections'"
import Observation
import Core
// import SwiftUI

struct Avatar {
  let image: UIImage
  let text = "import SwiftUI"
}

#if canImport(SwiftUI)
  import SwiftUI  // expect: domain-imports
#endif
