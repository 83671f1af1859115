import Foundation

protocol WalkRepositoryProtocol {
  func walks(since date: Date) throws -> [Walk]
  func add(_ walk: Walk) throws
}

protocol GoalRepositoryProtocol {
  func goal(for dog: String) -> WalkGoal
}
