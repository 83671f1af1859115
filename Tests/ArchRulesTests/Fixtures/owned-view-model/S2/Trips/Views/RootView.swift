import SwiftUI

final class RootViewModel: ObservableObject {}

struct RootView: View {
  @ObservedObject var viewModel: RootViewModel
  var body: some View { Text("") }
}
