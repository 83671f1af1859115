import SwiftUI

struct TideStyle { let width: Int }

// How something is shown by a presenter works for nobody.
struct TideTitle: View {
  let presenterStyle: TideStyle
  private let tides = Injector.shared.resolve(TideReading.self)  // expect: no-service-locator
  var body: some View { Text("title") }
}
