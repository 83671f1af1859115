final class QuayCoordinator {
  private let quay: QuayViewModel
  private let row: QuayRowViewModel

  init() {
    quay = QuayViewModel()  // expect: composition-root
    row = QuayRowViewModel(name: "")
  }
}
