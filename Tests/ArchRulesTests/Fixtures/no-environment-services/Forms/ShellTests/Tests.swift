struct Harness {
  @EnvironmentObject var locations: LocationManager
}
