import Foundation

final class DefaultsGoalRepository: GoalRepositoryProtocol {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }

  func goal(for dog: String) -> WalkGoal {
    let distance = defaults.double(forKey: "goal.\(dog)")
    return distance > 0 ? WalkGoal(distance: distance) : .standard
  }
}
