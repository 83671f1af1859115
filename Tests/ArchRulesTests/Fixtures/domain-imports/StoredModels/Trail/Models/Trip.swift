import SwiftUI  // expect: domain-imports

struct Trip { let title: String }
