import SwiftUI

@main
struct TidebookApp: App {
  @StateObject private var tides: TidesViewModel

  init() {
    _tides = StateObject(wrappedValue: DependencyInjector.makeTidesViewModel())
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        TidesView(viewModel: tides)
        LogbookView(viewModel: DependencyInjector.makeLogbookViewModel())
      }
    }
  }
}
