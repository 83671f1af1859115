import SwiftUI

struct TripsView: View {
  let factory: TripScreenFactory?
  init(factory: TripScreenFactory? = nil) { self.factory = factory }
  var body: some View { Text("trips") }
}
