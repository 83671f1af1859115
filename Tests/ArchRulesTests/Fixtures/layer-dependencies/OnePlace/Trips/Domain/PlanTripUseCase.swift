struct PlanTripUseCase {
  let store: TripsStore  // expect: layer-dependencies
  func plan() async -> [String] { await store.trips() }
}

struct Stop {
  let name: String
}

// The other way round it is as well for who may name both to say.
extension Stop {
  func asDTO() -> StopDTO { StopDTO(name: name) }  // expect: layer-dependencies
}
