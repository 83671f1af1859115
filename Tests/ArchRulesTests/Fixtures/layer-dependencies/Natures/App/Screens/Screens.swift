import SwiftUI

struct TripView: View {
  @ObservedObject var viewModel: TripViewModel
  var body: some View { Text("") }
}

final class TripViewModel: ObservableObject {
  let count: CountTripsUseCase  // expect: layer-dependencies
  init(count: CountTripsUseCase) { self.count = count }
}
