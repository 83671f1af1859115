import MemberService
import SwiftUI
import WeatherRepository

public final class WeatherAppFactory {
  private let forecasts: any WeatherRepositoryProtocol

  public init(member: MemberService) {
    forecasts = WeatherRepository()
  }

  @MainActor
  public func makeAppView() -> AnyView {
    AnyView(WeatherView(forecasts: forecasts))
  }
}
