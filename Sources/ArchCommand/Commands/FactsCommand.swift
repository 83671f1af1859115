import ArchFacts
import ArchLocks
import ArchReports
import ArchScan
import ArchSystem

/// `archcheck facts`: what the scanner saw, a line of JSON for each file, in the order of the paths.
enum FactsCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if arguments.printsUses { return try TypeNamesAnswer.run(arguments) }
    var timings = Timings()
    let work = WorkTimes()
    let sources = try timings.measure("walk") { () throws(Failure) in try Sources(named: arguments.operands) }
    let unreadable = try timings.measure("read and scan") { () throws(Failure) in
      arguments.printsCounts ? try printCounts(sources, work) : try printFacts(sources, work)
    }
    if sources.files.isEmpty, unreadable.isEmpty, !arguments.isQuiet {
      Output.error.say("note: no Swift file found")
    }
    if arguments.showsTimings { timings.say(work) }
    return unreadable.reported() ? .couldNotCheck : .clean
  }

  private static func printFacts(_ sources: Sources, _ work: WorkTimes) throws(Failure) -> [Unreadable] {
    let written = WrittenFacts()
    ParallelScan.forEach(
      sources.files, work, isWanted: { written.isWanted }, { FactsReport.line(for: $0) },
      inOrder: { written.append($0) })
    return sources.unreadable + (try written.finish())
  }

  private static func printCounts(_ sources: Sources, _ work: WorkTimes) throws(Failure) -> [Unreadable] {
    var total = FactCounts()
    var unreadable = sources.unreadable
    for result in ParallelScan.map(sources.files, work, { FactCounts($0) }) {
      switch result {
      case .success(let counts): total += counts
      case .failure(let problem): unreadable.append(problem)
      }
    }
    try Output.standard.answer(total.lines)
    return unreadable
  }
}

/// Writes the lines in large pieces and remembers what went wrong.
private final class WrittenFacts: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var unreadable: [Unreadable] = []
    var isWanted = true
    var failure: Failure?
  }

  private static let pieceSize = 1 << 18
  private let state = Locked(State())

  func append(_ line: Result<[UInt8], Unreadable>) {
    state.withLock { state in
      switch line {
      case .success(let bytes): state.pending += bytes
      case .failure(let unreadable): state.unreadable.append(unreadable)
      }
      if state.pending.count >= Self.pieceSize { Self.flush(&state) }
    }
  }

  /// Whether anybody still reads.
  var isWanted: Bool { state.withLock(\.isWanted) }

  func finish() throws(Failure) -> [Unreadable] {
    let (unreadable, failure) = state.withLock { state in
      Self.flush(&state)
      return (state.unreadable, state.failure)
    }
    if let failure { throw failure }
    return unreadable
  }

  private static func flush(_ state: inout State) {
    defer { state.pending.removeAll(keepingCapacity: true) }
    guard state.isWanted, !state.pending.isEmpty else { return }
    do throws(Failure) {
      state.isWanted = try Output.standard.answer(state.pending)
    } catch {
      state.isWanted = false
      state.failure = error
    }
  }
}
