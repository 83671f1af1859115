import Foundation

// A closure that a model holds or takes may be bound by its type; the model is not.
struct Reminder {
  let id: String
  let title: String
  let action: (@MainActor @Sendable () -> Void)
  var done: (@MainActor () -> Void)?
  let steps: [@StorageActor () -> Void]
  let later: Later
  typealias Later = @MainActor (Int) -> Void
  func post(action: @escaping @MainActor @Sendable () -> Void) -> Reminder { self }
  func handler() -> @MainActor () -> Void { action }
}

enum Signal { case ended(@MainActor () -> Void) }

struct Alarm {
  let id: String
  let name: String
  let action: @MainActor () -> Void
  @MainActor let sound: () -> Void // expect: domain-concurrency "domain model 'Alarm' is bound to '@MainActor'"
  @MainActor func ring(with action: @MainActor () -> Void) {} // expect: domain-concurrency
  @StorageActor init(action: @escaping @MainActor () -> Void) {} // expect: domain-concurrency "'@StorageActor'"
  var title: String { @MainActor get { "" } } // expect: domain-concurrency
}

struct Price { let cents: Int }
extension Price: @MainActor Comparable {} // expect: domain-concurrency
