import SwiftUI

final class HarbourCoordinator {
  private var kept: HarbourViewModel?
  private var settings: HarbourSettings?
  private let keeper = Keeper()

  func inArgument() -> some View {
    HarbourView(viewModel: keeper.keep(&kept) { .init(pier: 1) })  // expect: composition-root
  }

  func annotated() {
    let model: HarbourViewModel = keeper.keep(&kept) { .init(pier: 2) }  // expect: composition-root
    kept = model
  }

  // Who knows what the closure is for.
  func elsewhere(_ model: HarbourViewModel) -> some View {
    HarbourView(viewModel: keeper.all(model) { .init() })
  }

  func value(_ model: HarbourViewModel) -> some View {
    HarbourView(viewModel: model, settings: [1].map { .init(pier: $0) }[0])
  }
}
