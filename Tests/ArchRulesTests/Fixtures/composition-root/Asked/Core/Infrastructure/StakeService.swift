final class StakeService: StakeServing {
  static let usual = 3

  func rate() -> Int { Self.usual }
  func clear() {}
}
