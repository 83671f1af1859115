final class BerthsViewModel {
  private let berths: any BerthRepository

  init(berths: any BerthRepository) {
    self.berths = berths
  }

  var first: Berth?
}
