import SwiftUI

final class TripsViewModel: ObservableObject {
  // The extension in another file changes it, which 'private(set)' would forbid.
  @Published var trips: [String] = []
  // There it is only the name of a local.
  @Published var count = 0  // expect: one-way-state "anyone can set 'count'"
}
