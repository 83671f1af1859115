import UIKit

class LeadingCoordinator {
  let all: any Everything // expect: no-service-locator "'LeadingCoordinator' is given the container 'Everything'"
  init(all: any Everything) { self.all = all }
}
final class TailCoordinator {
  func start(with all: any Everything) {} // expect: no-service-locator
}
// A few of them, as one's own needs.
final class NarrowCoordinator {
  typealias Needs = HasSession & HasClock
  let needs: any Needs
  init(needs: any Needs) { self.needs = needs }
}
