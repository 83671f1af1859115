import Foundation

struct Plan: Sendable {
  private let queue = DispatchQueue(label: "plan") // expect: domain-concurrency "domain model 'Plan' uses 'DispatchQueue'"
  let pending: Task<Void, Never>? // expect: domain-concurrency "'Task'"
  func start() {
    Task { } // expect: domain-concurrency
    Task.detached(priority: .low) { }
  }
  func wait() {
    Task<Void, Never>(priority: .high) { } // expect: domain-concurrency
    MainActor.assumeIsolated { } // expect: domain-concurrency "'MainActor'"
  }
  func stop() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } // expect: domain-concurrency "'Timer'"
    Thread.sleep(forTimeInterval: 1) // expect: domain-concurrency "'Thread'"
    DispatchQueue.main.async { @MainActor in } // expect: domain-concurrency, domain-concurrency
  }
  @StorageActor var stored = 0 // expect: domain-concurrency "bound to '@StorageActor'"
}

extension Plan {
  func lock() { _ = NSLock() } // expect: domain-concurrency "'NSLock'"
}

@MainActor // expect: domain-concurrency "domain model 'Screenful' is bound to '@MainActor'"
final class Screenful { var title = "" }

actor Ledger { var total = 0 } // expect: domain-concurrency "is an actor"

enum Step {
  case one
  @MainActor static var current: Step { .one } // expect: domain-concurrency
}
