import ArchSystem

/// How long the steps of a run took, for `--timings`.
struct Timings {
  /// Told of each step that begins.
  var progress: ProgressLine?
  private let start = ContinuousClock.now
  private var steps: [(name: String, duration: Duration)] = []

  /// Does the work and remembers how long it took.
  mutating func measure<Result, Problem: Error>(
    _ step: String, _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let start = ContinuousClock.now
    progress?.tell(step)
    defer { steps.append((step, ContinuousClock.now - start)) }
    return try work()
  }

  /// Tells each step and its seconds, a line each. What the threads did is added up over all of them.
  func say(_ work: WorkTimes) {
    let amounts = [
      ("threads", SystemCalls.activeProcessorCount), ("files", work.fileCount), ("bytes", work.byteCount),
    ]
    for (name, amount) in amounts { Output.error.say("timings: \(name): \(amount)") }
    let sums = [("all threads reading", work.reading), ("all threads scanning", work.scanning)]
    for (name, duration) in steps + sums + [("total", ContinuousClock.now - start)] {
      Output.error.say("timings: \(name): \(Self.seconds(duration)) s")
    }
  }

  /// With four digits after the period.
  private static func seconds(_ duration: Duration) -> String {
    let tenThousandths = Int((duration / .seconds(1) * 10_000).rounded())
    let fraction = String(tenThousandths % 10_000)
    return "\(tenThousandths / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }
}
