/// How far a dog should get in a week.
struct WalkGoal: Equatable {
  static let standard = WalkGoal(distance: 20_000)

  let distance: Double
}
