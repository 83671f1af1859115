import DesignSystem
import Plots
import SwiftUI
import Weather

struct RootView: View {
  let plots: PlotsAppFactory
  let weather: WeatherAppFactory

  var body: some View {
    TabView {
      plots.makeAppView()
        .tabItem { Label("Plots", systemImage: "leaf") }
      weather.makeAppView()
        .tabItem { Label("Weather", systemImage: "sun.max") }
      PlotCard(name: "Mine")
        .tabItem { Label("Mine", systemImage: "person") }
    }
    .card()
  }
}
