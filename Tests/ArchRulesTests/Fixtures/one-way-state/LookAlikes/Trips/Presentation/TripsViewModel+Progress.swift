extension TripsViewModel {
  func advance() { progress += 0.1 }
}
