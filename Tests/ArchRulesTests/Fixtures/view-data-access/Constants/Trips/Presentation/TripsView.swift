import SwiftUI

struct TripsView: View {
  var body: some View {
    // Written in the code, and nobody works for it.
    Text(TripsRepository.pageTitle)
    Button("Load") { TripsRepository.common.load() }  // expect: view-data-access
  }
}
