public protocol WeatherRepositoryProtocol: Sendable {
  func forecast() async -> String
}

public actor WeatherRepository: WeatherRepositoryProtocol {
  public init() {}

  public func forecast() -> String { "Rain" }
}
