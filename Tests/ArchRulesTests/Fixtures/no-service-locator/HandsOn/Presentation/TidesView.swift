import SwiftUI

final class TidesModel: ObservableObject {
  private let tides: Tides
  init(tides: Tides) { self.tides = tides }
}

struct TidesView: View {
  @StateObject private var model: TidesModel

  init() {
    _model = Setup.screenModel()  // expect: no-service-locator "'Setup.screenModel' pulls a dependency out"
  }

  var body: some View {
    Cells.reusable { Text("") }
  }
}
