import UIKit  // expect: domain-imports

struct ByHand {}
