import UIKit

// The list of what one type needs: nested in it, beside it, or called after it.
final class SearchCoordinator {
  struct Needs {
    let session: any SessionService
    let profiles: any ProfileRepository
    let tracking: any Tracking
    let clock: any Clock
  }
  private let needs: Needs
  init(needs: Needs) { self.needs = needs }
}
struct ListParameters {
  let session: any SessionService
  let profiles: any ProfileRepository
  let tracking: any Tracking
  let clock: any Clock
}
final class ListCoordinator {
  private let parameters: ListParameters
  init(parameters: ListParameters) { self.parameters = parameters }
}

// Does work of its own.
final class Syncer {
  let session: any SessionService
  let profiles: any ProfileRepository
  let tracking: any Tracking
  let clock: any Clock
  init(session: any SessionService, profiles: any ProfileRepository, tracking: any Tracking, clock: any Clock) {
    self.session = session
    self.profiles = profiles
    self.tracking = tracking
    self.clock = clock
  }
  func sync() { profiles.load() }
}

// Keeps them for itself.
final class Quiet {
  private let session: any SessionService
  private let profiles: any ProfileRepository
  private let tracking: any Tracking
  private let clock: any Clock
  init(session: any SessionService, profiles: any ProfileRepository, tracking: any Tracking, clock: any Clock) {
    self.session = session
    self.profiles = profiles
    self.tracking = tracking
    self.clock = clock
  }
}

// Three, and values.
struct Row {
  let session: any SessionService
  let profiles: any ProfileRepository
  let tracking: any Tracking
  let title: String
}
struct Message: Hashable {
  let a: Theme
  let b: Theme
  let c: Theme
  let d: Theme
}
// Data with something to do it with.
struct Job {
  let session: any SessionService
  let profiles: any ProfileRepository
  let tracking: any Tracking
  let clock: any Clock
  let id: Int
  let name: String
  let date: Double
  let theme: Theme
}

final class FirstCoordinator {
  func start(_ syncer: Syncer, _ quiet: Quiet, _ row: Row, _ message: Message, _ job: Job) {}
}
final class SecondCoordinator {
  let theme: Theme
  init(syncer: Syncer, quiet: Quiet, row: Row, message: Message, job: Job, theme: Theme) { self.theme = theme }
}
