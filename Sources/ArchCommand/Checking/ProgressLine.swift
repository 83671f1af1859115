import ArchLocks
import ArchSystem

/// One line on standard error that tells a person in front of a terminal what a long run is doing.
///
/// It appears only after a while, and is gone before anything else is written.
final class ProgressLine: Sendable {
  private struct State {
    var step = ""
    var isShown = false
    var isOver = false
  }

  private let state = Locked(State())
  private let files: Int
  private let work: WorkTimes
  private let output: Output

  /// `nil` where no person looks on, or where one asked for quiet.
  static func start(_ arguments: Arguments, files: Int, _ work: WorkTimes) -> ProgressLine? {
    arguments.isQuiet || !Output.error.isWatched ? nil : ProgressLine(files: files, work, on: .error)
  }

  /// - Parameter patience: milliseconds before it appears; nobody minds half a second.
  init(files: Int, _ work: WorkTimes, on output: Output, patience: Int = 500) {
    self.files = files
    self.work = work
    self.output = output
    // Without a thread there is no line, which nobody needs.
    let thread = SystemCalls.startThread(stackSize: 1 << 20) {
      SystemCalls.sleep(milliseconds: patience)
      while self.show() { SystemCalls.sleep(milliseconds: 100) }
    }
    thread?.detach()
  }

  func tell(_ step: String) { state.withLock { $0.step = step } }

  /// Takes the line away; nothing is shown from then on.
  func end() {
    state.withLock { state in
      state.isOver = true
      if state.isShown { output.draw("") }
    }
  }

  /// Whether to go on.
  private func show() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      state.isShown = true
      output.draw("\(state.step): \(min(work.fileCount, files)) of \(files) files read")
      return true
    }
  }
}
