import SwiftUI

final class TidesViewModel: ObservableObject {
  @Published private(set) var rows: [String] = []
  private let tides: any TideReading
  init(tides: any TideReading) { self.tides = tides }
}

// A view shows its view model, and is given a closure that makes it, whatever else is named beside that.
struct TidesView: View {
  @StateObject private var model = Injector.shared.resolve(TidesViewModel.self)  // expect: no-service-locator
  var body: some View { Text(model.rows.first ?? "") }
}
