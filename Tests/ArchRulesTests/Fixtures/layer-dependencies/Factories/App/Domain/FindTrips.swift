struct FindTrips {
  let screens: TripScreenFactory  // expect: layer-dependencies
}
