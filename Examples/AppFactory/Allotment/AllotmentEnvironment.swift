import MemberService
import MemberServiceInterface
import Plots
import Weather

/// Makes what all features share, and their factories.
struct AllotmentEnvironment {
  let plots: PlotsAppFactory
  let weather: WeatherAppFactory

  init() {
    let member = MemberService()
    plots = PlotsAppFactory(member: member)
    weather = WeatherAppFactory(member: member)
  }
}
