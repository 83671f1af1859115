import UIKit  // expect: domain-imports

struct ABProfile {}
