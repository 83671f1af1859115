import CoreLocation

/// Follows a walk and keeps it by way of a repository.
final class WalkRecorder: NSObject, ObservableObject {
  @Published private(set) var distance = 0.0
  private let walks: any WalkRepositoryProtocol
  private let goals: any GoalRepositoryProtocol
  var exporting: (any WalkExporting)?

  init(walks: any WalkRepositoryProtocol) {
    self.walks = walks
    goals = DefaultsGoalRepository(defaults: .standard)
  }

  func finish(_ walk: Walk) throws {
    try walks.add(walk)
    WalkLog.shared.note("finished, goal \(goals.goal(for: walk.dog).distance)")
  }
}
