import Combine

// Whoever follows a publisher is given a subscription that is made for it.
struct SnapshotPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let snapshots: SnapshotService

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: SnapshotSubscription(subscriber: subscriber, snapshots: snapshots))
  }
}

final class SnapshotSubscription<S: Subscriber>: Subscription {
  private var subscriber: S?
  private let snapshots: SnapshotService
  init(subscriber: S, snapshots: SnapshotService) {
    self.subscriber = subscriber
    self.snapshots = snapshots
  }
  func request(_ demand: Subscribers.Demand) { snapshots.start() }
  func cancel() { subscriber = nil }
}

final class SnapshotService {
  func start() {}
}
