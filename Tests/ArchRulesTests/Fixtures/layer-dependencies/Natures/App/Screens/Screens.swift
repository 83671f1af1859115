import SwiftUI

struct TripView: View {
  @ObservedObject var viewModel: TripViewModel
  var body: some View { Text("") }
}

final class TripViewModel: ObservableObject {
  let count: CountTripsUseCase  // expect: layer-dependencies
  init(count: CountTripsUseCase) { self.count = count }
}

class TripPage: UIViewController {}

class TripSheet: UIViewController {}

struct TripRow: View {
  var body: some View { Text("") }
}
