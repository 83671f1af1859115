import SwiftUI

protocol TripsRepository { func trips() async -> [String] }

final class TripsViewModel: ObservableObject {
  private let repository: any TripsRepository
  init(repository: any TripsRepository) { self.repository = repository }

  static func createView(_ repository: any TripsRepository) -> AnyView {  // expect: no-static-factories "builds and returns 'TripsViewModel'"
    AnyView(TripsView(viewModel: TripsViewModel(repository: repository)))
  }
  static func screen(_ repository: any TripsRepository) -> TripsView {  // expect: no-static-factories "builds and returns 'TripsViewModel'"
    TripsView(viewModel: TripsViewModel(repository: repository))
  }
  // Nothing of it leaves the function.
  static func title(_ repository: any TripsRepository) -> String {
    let model = TripsViewModel(repository: repository)
    return model.name
  }
  var name: String { "trips" }
  func load() async {}
}

struct TripsView: View {
  let viewModel: TripsViewModel
  var body: some View { Text(viewModel.name) }
  // A view is no component.
  static func preview() -> AnyView { AnyView(Text("trips")) }
}
