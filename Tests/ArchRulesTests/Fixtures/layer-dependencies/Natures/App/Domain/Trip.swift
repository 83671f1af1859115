struct Trip { let first: String }

protocol TripKeeping { func count() async -> Int }

struct PlanUseCase {
  let endpoint: Endpoint  // expect: layer-dependencies
  let table: Timetable  // expect: layer-dependencies
  let limit = Limits.most  // expect: layer-dependencies
  let request: Request  // expect: layer-dependencies
  func plan() throws { throw TripFailure.offline }  // expect: layer-dependencies
  func read(_ response: TripResponse) {}  // expect: layer-dependencies
  func all(_ stops: Stops) {}  // expect: layer-dependencies
}
