import SwiftUI

// What works is left to a view model.
struct TideCount: View {
  private let tides = Injector.shared.resolve(TideReading.self)  // expect: no-service-locator
  var body: some View { Text("tides") }
}
