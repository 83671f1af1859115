/// A container by what it is: it keeps what others are given, and does nothing else.
struct AppServices {
  let trips: any TripStoring
  let tides: any TideFinding
  let maps: any MapDrawing
  let weather: any WeatherFinding
}
