import ArchFacts
import ArchScan
import Foundation
import LargeStack
import Testing

/// Damages the fixtures in ways that repeat for the same seed, and scans what comes out.
///
/// `ARCHCHECK_FUZZ_SECONDS` runs longer than the few thousand inputs of an ordinary run,
/// `ARCHCHECK_FUZZ_SEED` repeats a run or starts another, and `ARCHCHECK_FUZZ_TRACE` names a file that
/// holds the input being scanned, for the case that the scanner takes the process down with it.
@Suite struct FuzzTests {
  @Test func `damaged files keep every guarantee`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["ARCHCHECK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0x5EED
    let seconds = environment["ARCHCHECK_FUZZ_SECONDS"].flatMap { Double($0) }
    let trace = environment["ARCHCHECK_FUZZ_TRACE"].map { URL(filePath: $0) }
    let start = ContinuousClock.now

    let corpus = (Fixture.torture + Fixture.hostile).map(\.bytes)
    let outcome = onLargeStack {
      var outcome = Outcome()
      guard var mutator = Mutator(seed: seed, corpus: corpus) else { return outcome }
      var scanner = Scanner()
      while seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? (outcome.count < 4_000) {
        outcome.input = mutator.next()
        if let trace { try? Data(outcome.input).write(to: trace) }
        outcome.violations = Guarantees.violations(of: scanner.scan(outcome.input, path: "Fuzz.swift"))
        outcome.count += 1
        if !outcome.violations.isEmpty { break }
      }
      return outcome
    }
    let result = try #require(outcome)
    #expect(result.count > 0)
    #expect(
      result.violations == [],
      "seed \(seed), input \(result.count):\n\(String(decoding: result.input, as: UTF8.self))")
    print("Scanned \(result.count) damaged files with seed \(seed).")
  }

  @Test func `the same seed gives the same inputs`() throws {
    let corpus = [Array("let a = b()".utf8), Array("func c() {}".utf8)]
    var one = try #require(Mutator(seed: 7, corpus: corpus))
    var other = try #require(Mutator(seed: 7, corpus: corpus))
    for _ in 0..<50 { #expect(one.next() == other.next()) }
  }

  private struct Outcome {
    var count = 0
    var input: [UInt8] = []
    var violations: [String] = []
  }
}
