// The team wrote that this layer may not.
struct OldTrips {
  let factory: TripScreenFactory  // expect: layer-dependencies
}
