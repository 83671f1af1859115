import ArchLocks
import ArchSystem

/// The time that threads spent on files, added up. Two readings of the clock for each file cost nothing
/// compared with the file itself, so they are always taken.
final class WorkTimes: Sendable {
  private struct Totals {
    var files = 0
    var bytes = 0
    var reading = Duration.zero
    var scanning = Duration.zero
  }

  private let totals = Locked(Totals())

  var fileCount: Int { totals.withLock { $0.files } }
  var byteCount: Int { totals.withLock { $0.bytes } }
  var reading: Duration { totals.withLock { $0.reading } }
  var scanning: Duration { totals.withLock { $0.scanning } }

  func read(_ file: FileOnDisk) throws(Unreadable) -> [UInt8] {
    let start = ContinuousClock.now
    let content = try file.read()
    let time = ContinuousClock.now - start
    totals.withLock { totals in
      totals.files += 1
      totals.bytes += content.count
      totals.reading += time
    }
    return content
  }

  func scan<Facts>(_ work: () -> Facts) -> Facts {
    let start = ContinuousClock.now
    let facts = work()
    let time = ContinuousClock.now - start
    totals.withLock { $0.scanning += time }
    return facts
  }
}
