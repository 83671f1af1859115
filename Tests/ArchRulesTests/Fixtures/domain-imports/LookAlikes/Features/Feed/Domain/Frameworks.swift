import Foundation
import struct Foundation.URL
import RegexBuilder
import Observation
import Darwin
@preconcurrency import _Concurrency
// A folder, a package and a target of this codebase, whatever they are called.
import Charts
import Money
import AppKernel
import my_lib
import SwiftUI // expect: domain-imports "imports the user interface module 'SwiftUI'"
internal import class UIKit.UIImage // expect: domain-imports "'UIKit'"
@testable import CoreData // expect: domain-imports "imports the persistence module 'CoreData'"
import WebKit; import Network // expect: domain-imports, domain-imports "imports the network module"
import Combine // expect: domain-imports "imports the platform module 'Combine'"
import CoreLocation // expect: domain-imports "platform module"
// A mere folder of that name makes no module.
import SwiftData // expect: domain-imports "imports the persistence module 'SwiftData'"
import GRDB // expect: domain-imports "third-party persistence module 'GRDB'"
import Alamofire // expect: domain-imports "third-party network module 'Alamofire'"
import OrderedCollections // expect: domain-imports "third-party module 'OrderedCollections'"
import SwiftUI

#if canImport(AppKit)
  import AppKit // expect: domain-imports "'AppKit'"
#endif
#if DEBUG
  import Inject
#endif

// What an import brings in has been said with the import.
struct Holder {
  let image: UIImage
  let object: NSManagedObject
}

/* import Realm */
let text = """
  import Realm
  """
