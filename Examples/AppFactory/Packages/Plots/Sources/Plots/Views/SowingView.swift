import DesignSystem
import Observation
import PlotsRepository
import SwiftUI

struct SowingView: View {
  @State var viewModel: SowingViewModel

  var body: some View {
    Button("Sow") { viewModel.sow("Beans") }
      .card()
  }
}

@MainActor
@Observable
final class SowingViewModel {
  var reminder: (any Reminding)?
  private let repository: any PlotsRepositoryProtocol

  init(repository: any PlotsRepositoryProtocol) {
    self.repository = repository
  }

  func sow(_ seed: String) {
    reminder?.remind(of: [seed])
  }
}
