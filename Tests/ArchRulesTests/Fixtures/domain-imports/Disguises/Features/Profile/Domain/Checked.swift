import UIKit  // expect: domain-imports
import XCTest  // expect: domain-imports

struct Checked {}
