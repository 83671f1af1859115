import SwiftUI

struct FerriesView: View {
  @EnvironmentObject private var ferries: FerriesAPIManager
  let quiet: QuietNetworkMonitor
  @State private var names: [String] = []

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .onAppear { ferries.load { names = $0 } }  // expect: view-data-access "view 'FerriesView' uses 'load' of the client 'FerriesAPIManager'"
      .onDisappear { quiet.stop() }
  }
}
