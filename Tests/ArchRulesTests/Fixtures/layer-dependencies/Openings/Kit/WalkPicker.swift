import SwiftUI

// A circle would close: what the screens use may not use them.
struct WalkPicker: View {
  @ObservedObject var viewModel: WalksViewModel  // expect: layer-dependencies
  var body: some View { Text("\(viewModel.walks.count)") }
}
