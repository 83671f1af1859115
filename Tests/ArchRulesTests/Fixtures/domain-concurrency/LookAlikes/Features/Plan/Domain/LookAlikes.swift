import Foundation

// Tasks, timers and threads of the business, some of them another module's.
struct Board {
  let task: Task
  let tasks: [Task]
  func add() { board.append(Task(title: "")) }
  func first() -> Task? { nil }
  var computed: Task { tasks[0] }
  let thread: Thread
  let mutex: Mutex
  nonisolated var title: String { "" }
}

enum Kitchen {
  struct Timer { let minutes: Int }
  struct Recipe { let timer: Timer; func make() -> Timer { Timer(minutes: 1) } }
}

struct Pure: @unchecked Sendable, Equatable {
  // Task { }
  let text = "Task { DispatchQueue.main }"
  let stream: AsyncStream<Int>
  var operation: Operation
}

struct Operation { let name: String }

// Use cases, services and needs may.
@MainActor
final class PlanUseCase {
  func run() { Task { } }
}
struct Planner {
  let plans: any PlanRepository
  func run() { Task { } }
}
struct Refresher {
  func run() async { await withTaskGroup(of: Int.self) { _ in } }
}
actor PlanStore { var plans = 0 }
@MainActor protocol PlanRepository { func load() async throws }

#if DEBUG
  extension Board { func debug() { Task { } } }
#endif
extension Array { func later() { DispatchQueue.main.async { } } }
