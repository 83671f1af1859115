import ArchSystem
import Synchronization

/// The time that threads spent on files, added up. Two readings of the clock for each file cost nothing
/// compared with the file itself, so they are always taken.
final class WorkTimes: Sendable {
  private let files = Atomic<Int>(0)
  private let bytes = Atomic<Int>(0)
  private let readingNanoseconds = Atomic<Int64>(0)
  private let scanningNanoseconds = Atomic<Int64>(0)

  var fileCount: Int { files.load(ordering: .relaxed) }
  var byteCount: Int { bytes.load(ordering: .relaxed) }
  var reading: Duration { .nanoseconds(readingNanoseconds.load(ordering: .relaxed)) }
  var scanning: Duration { .nanoseconds(scanningNanoseconds.load(ordering: .relaxed)) }

  func read(_ file: FileOnDisk) throws(Unreadable) -> [UInt8] {
    let start = ContinuousClock.now
    let content = try file.read()
    files.wrappingAdd(1, ordering: .relaxed)
    bytes.wrappingAdd(content.count, ordering: .relaxed)
    readingNanoseconds.wrappingAdd(Self.nanoseconds(since: start), ordering: .relaxed)
    return content
  }

  func scan<Facts>(_ work: () -> Facts) -> Facts {
    let start = ContinuousClock.now
    defer { scanningNanoseconds.wrappingAdd(Self.nanoseconds(since: start), ordering: .relaxed) }
    return work()
  }

  private static func nanoseconds(since start: ContinuousClock.Instant) -> Int64 {
    Int64((ContinuousClock.now - start) / .nanoseconds(1))
  }
}
