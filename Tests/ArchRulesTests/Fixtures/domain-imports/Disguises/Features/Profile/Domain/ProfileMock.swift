import UIKit  // expect: domain-imports

struct Profile {}
