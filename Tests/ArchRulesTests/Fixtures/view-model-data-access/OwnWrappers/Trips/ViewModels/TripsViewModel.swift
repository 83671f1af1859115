final class TripsViewModel {
  @UserDefaults(key: "shown", usual: false) private var isShown: Bool  // expect: view-model-data-access
  @Clamped private var count = 0
  func appeared() { isShown = true }
}
