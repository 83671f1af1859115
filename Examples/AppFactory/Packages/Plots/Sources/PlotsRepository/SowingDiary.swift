public protocol SowingDiaryProtocol: Sendable {
  func note(_ seed: String) async
}

public actor SowingDiary: SowingDiaryProtocol {
  private var seeds: [String] = []

  public init() {}

  public func note(_ seed: String) {
    seeds.append(seed)
  }
}
