extension Trip {
  init(_ response: TripResponse) { self.init(first: response.first_stop) }
}
