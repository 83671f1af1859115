/// How far below a row each line goes sideways to the next: lines that go the same way side by side each have a height of
/// their own, chosen so that they do not cross for it. Without, lines that lead far to one side would lie on each other.
struct DrawnTracks {
  private struct Step: Hashable {
    let arrow: Int
    let number: Int
  }

  private struct Run {
    let step: Step
    let row: Int
    let upper: Double
    let lower: Double
    var track = 0

    var leadsRight: Bool { lower > upper }
    var span: ClosedRange<Double> { min(upper, lower)...max(upper, lower) }
  }

  private var runs: [Step: Run] = [:]
  /// For each row how many tracks there are below it.
  private var counts: [Int] = []

  /// Between two tracks, where there is room.
  private static let distance = 13.0
  /// All tracks of a row together are not higher.
  private static let tallest = 300.0
  /// What a line needs to leave a box, or to come to it.
  private static let approach = 23.0

  /// - Parameter ends: of a step of an arrow's way from row to row, how far from the left it starts and ends.
  init(_ rows: DrawnRows, ends: (_ arrow: Int, _ step: Int) -> (upper: Double, lower: Double)) {
    var rowOf = [Int](repeating: 0, count: rows.above.count)
    for (number, vertices) in rows.rows.enumerated() {
      for vertex in vertices { rowOf[vertex] = number }
    }
    var below = [[Run]](repeating: [], count: rows.rows.count)
    for (arrow, way) in rows.ways.enumerated() {
      for step in way.indices.dropLast() {
        let (upper, lower) = ends(arrow, step)
        let row = rowOf[way[step]]
        below[row].append(Run(step: Step(arrow: arrow, number: step), row: row, upper: upper, lower: lower))
      }
    }
    for var line in below {
      Self.assign(&line)
      counts.append((line.map(\.track).max() ?? 0) + 1)
      for run in line { runs[run.step] = run }
    }
  }

  func ends(of arrow: Int, _ step: Int) -> (upper: Double, lower: Double) {
    let run = runs[Step(arrow: arrow, number: step)]
    return (run?.upper ?? 0, run?.lower ?? 0)
  }

  /// Between the boxes of a row and those of the next.
  func height(below row: Int) -> Double { 2 * Self.approach + Double(counts[row]) * distance(below: row) }

  /// How far below the boxes of its row a step of an arrow's way goes sideways.
  func turn(of arrow: Int, _ step: Int) -> Double {
    guard let run = runs[Step(arrow: arrow, number: step)] else { return 0 }
    return Self.approach + (Double(run.track) + 0.5) * distance(below: run.row)
  }

  private func distance(below row: Int) -> Double { min(Self.distance, Self.tallest / Double(counts[row])) }

  /// Of two lines to the right the left one is lower, of two to the left the right one.
  private static func assign(_ runs: inout [Run]) {
    for leadsRight in [true, false] {
      let order = runs.indices.filter { runs[$0].leadsRight == leadsRight }
        .sorted { one, other in
          leadsRight ? runs[one].upper > runs[other].upper : runs[one].upper < runs[other].upper
        }
      for (position, index) in order.enumerated() {
        let others = order[..<position].filter { runs[$0].span.overlaps(runs[index].span) }
        runs[index].track = (others.map { runs[$0].track }.max() ?? -1) + 1
      }
    }
  }
}
