import SwiftUI

final class HarbourViewModel: ObservableObject {
  @Published private(set) var name = ""
  init(pier: Int) {}
}

struct HarbourSettings {
  var pier = 1
}

struct HarbourView: View {
  @ObservedObject var viewModel: HarbourViewModel
  var settings = HarbourSettings()
  var body: some View { Text(viewModel.name) }
}
