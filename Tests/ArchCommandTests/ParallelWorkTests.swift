import Testing

@testable import ArchCommand
@testable import ArchSystem

@Test func `results come in the order of the list`() {
  let results = ParallelWork.map(Array(0..<1000), threads: 4) { number in
    // Early ones take longest, so that they finish late.
    (0..<(1000 - number)).reduce(number) { $0 &+ $1 &* 0 }
  }
  #expect(results.map { $0.get() } == Array(0..<1000))
}

@Test func `threads have the stack that deep recursion needs`() {
  @Sendable func depth(_ count: Int, _ sum: Int) -> Int {
    count == 0 ? sum : depth(count - 1, sum &+ count) ^ 1
  }
  let results = ParallelWork.map([50_000, 50_000], threads: 2) { depth($0, 0) }
  #expect(results.count == 2)
}

@Test func `an empty list means no work`() {
  #expect(ParallelWork.map([Int]()) { $0 }.isEmpty)
}

@Test func `work on one thread has that stack, too, and gives back what it makes`() {
  @Sendable func depth(_ count: Int) -> Int { count == 0 ? 0 : depth(count - 1) + 1 }
  #expect(ParallelWork.onOneThread { depth(50_000) } == 50_000)
}
