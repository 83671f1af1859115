import SwiftUI

struct TripsView: View {
  let repository: any TripRepository  // expect: view-data-access
  var body: some View { Text("Trips") }
}

// The team lets this one be, whatever it uses.
struct LegacyTripsView: View {
  let repository: any TripRepository
  var body: some View { Text("Trips") }
}
