import Foundation

struct Schedule: Equatable {
  let hour: Int
  @MainActor var summary: String { "" }  // expect: domain-concurrency "domain model 'Schedule' is bound to '@MainActor'"
  func save() {
    Task { print(hour) }  // expect: domain-concurrency "uses 'Task'"
    DispatchQueue.main.async {}  // expect: domain-concurrency
    // Task {}
    print("Task {}", Todo.Task())
  }
  private let lock = NSLock()  // expect: domain-concurrency
}

@MainActor  // expect: domain-concurrency
enum Season {
  case summer
}

actor Tally {  // expect: domain-concurrency "domain model 'Tally' is an actor"
  let start = 0
}

enum Todo {
  // A task of somebody's list.
  struct Task {}
}

struct Remind {
  let task: Todo.Task
}

@MainActor
final class RemindUseCase {
  func execute() { Task {} }
}

protocol ScheduleRepository {
  func load() async throws -> Schedule
}
