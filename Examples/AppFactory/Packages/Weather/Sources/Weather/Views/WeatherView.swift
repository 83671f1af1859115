import Observation
import SwiftUI
import WeatherRepository

struct WeatherView: View {
  @State private var viewModel: WeatherViewModel

  init(forecasts: any WeatherRepositoryProtocol) {
    _viewModel = State(initialValue: WeatherViewModel(forecasts: forecasts))
  }

  var body: some View {
    Text(viewModel.text)
      .task { await viewModel.load() }
  }
}

@MainActor
@Observable
final class WeatherViewModel {
  private(set) var text = ""
  private let forecasts: any WeatherRepositoryProtocol

  init(forecasts: any WeatherRepositoryProtocol) {
    self.forecasts = forecasts
  }

  func load() async {
    text = await forecasts.forecast()
  }
}
