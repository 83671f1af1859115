import SwiftUI

protocol TideCharting { func draw() }

// What a property is called at its end says who works for the view.
struct TideChart: View {
  let chartPresenter: any TideCharting
  private let tides = Injector.shared.resolve(TideReading.self)  // expect: no-service-locator
  var body: some View { Text("chart") }
}
