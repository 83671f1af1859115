import Foundation
import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The yardstick: only swift-syntax's parser, with no visitor over its trees.
struct ParseCommand: Sendable {
  var folders: [String] = []
  var threads = 2
  var repetitions = 3

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--threads": threads = max(1, try number(of: argument, in: &rest))
      case "--repeat": repetitions = max(1, try number(of: argument, in: &rest))
      case _ where argument.hasPrefix("-"): throw OracleError("parse: unknown option \(argument)")
      default: folders.append(argument)
      }
    }
    if folders.isEmpty { throw OracleError("parse: no folder given") }
  }

  func run() throws {
    let listing = ContinuousClock.now
    let files = try folders.flatMap { try swiftFiles(at: $0) }
    let listed = seconds(since: listing)

    let reading = ContinuousClock.now
    let loaded = concurrentMap(files, threads: threads) { (try? read($0)) ?? [] }
    let readingTime = seconds(since: reading)
    // Large files first: otherwise the last one may keep one thread busy while the others have nothing to do.
    let sources = loaded.sorted { $0.count > $1.count }
    let bytes = sources.reduce(0) { $0 + $1.count }
    let megabytes = Double(bytes) / 1_000_000
    print("\(sources.count) files, \(bytes) bytes, \(threads) threads")
    print(String(format: "listing %.3f s, reading %.3f s (not in the times below)", listed, readingTime))

    var times: [Double] = []
    var processorTimes: [Double] = []
    for repetition in 1...repetitions {
      let start = ContinuousClock.now
      let startOfProcessor = processorTime()
      onWorkerThreads(threads, count: sources.count) { index in
        // The tree goes away right here, as it would in a tool that keeps only what it learnt from it.
        _ = sources[index].withUnsafeBufferPointer { Parser.parse(source: $0) }
      }
      let time = seconds(since: start)
      times.append(time)
      processorTimes.append(processorTime() - startOfProcessor)
      print(
        String(
          format: "parse %d: %.3f s, %.1f MB/s; with reading %.3f s, %.1f MB/s", repetition, time,
          megabytes / time,
          time + readingTime, megabytes / (time + readingTime)))
    }
    let best = times.min() ?? 0
    let median = times.sorted()[times.count / 2]
    print(String(format: "best %.3f s, median %.3f s", best, median))
    print(String(format: "processor time %.3f s (best)", processorTimes.min() ?? 0))
    print(String(format: "peak memory %.1f MB", Double(peakMemory()) / 1_000_000))
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    (ContinuousClock.now - start) / .seconds(1)
  }

  /// What all threads used so far, in seconds.
  private func processorTime() -> Double {
    var usage = rusage()
    getrusage(Self.thisProcess, &usage)
    let microseconds = Double(usage.ru_utime.tv_usec) + Double(usage.ru_stime.tv_usec)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + microseconds / 1_000_000
  }

  /// `RUSAGE_SELF`, whose type differs between the platforms.
  private static var thisProcess: Int32 { 0 }

  /// In bytes.
  private func peakMemory() -> Int {
    var usage = rusage()
    getrusage(Self.thisProcess, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}
