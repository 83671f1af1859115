import SwiftData  // expect: domain-imports

struct Stop { let title: String }
