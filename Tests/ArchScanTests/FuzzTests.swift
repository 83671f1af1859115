import ArchFacts
import ArchScan
import Foundation
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

    var mutator = try #require(Mutator(seed: seed, corpus: (Fixture.torture + Fixture.hostile).map(\.bytes)))
    var scanner = Scanner()
    var count = 0
    while seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? (count < 4_000) {
      let bytes = mutator.next()
      if let trace { try Data(bytes).write(to: trace) }
      let violations = Guarantees.violations(of: scanner.scan(bytes, path: "Fuzz.swift"))
      if let first = violations.first {
        Issue.record("\(first)\nseed \(seed), input \(count):\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
      count += 1
    }
    print("Scanned \(count) damaged files with seed \(seed).")
  }

  @Test func `the same seed gives the same inputs`() throws {
    let corpus = [Array("let a = b()".utf8), Array("func c() {}".utf8)]
    var one = try #require(Mutator(seed: 7, corpus: corpus))
    var other = try #require(Mutator(seed: 7, corpus: corpus))
    for _ in 0..<50 { #expect(one.next() == other.next()) }
  }
}
