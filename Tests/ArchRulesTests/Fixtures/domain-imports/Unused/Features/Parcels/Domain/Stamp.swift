import SwiftUI  // expect: domain-imports

// A colour is SwiftUI's, although it computes as values of Foundation do.
enum Stamp {
  case red
  var color: Color { .red }
}
