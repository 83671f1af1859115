import UIKit  // expect: domain-imports

struct Used {}
