import ComposableArchitecture
import SwiftUI

struct StoreView: View {
  let store: StoreOf<TripsFeature>

  var body: some View {
    if showsNothing { Text("None") } else { Text("Grid") }
  }
}

extension StoreView {
  private var showsNothing: Bool { return !store.isLoading && store.trips.isEmpty }  // expect: view-decides-nothing "'store.isLoading' and 'store.trips.isEmpty'"
}
