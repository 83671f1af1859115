/// The timetable as it was, hopping to the store's queue.
struct LocalTimetable {
  let store: any TimetableStore
  let scheduler: any Scheduler

  func departures() async throws -> [Departure] {
    try await scheduler.schedule { try store.retrieve() }
  }
}

protocol Scheduler {
  func schedule<Value>(_ action: @escaping () throws -> Value) async throws -> Value
}
