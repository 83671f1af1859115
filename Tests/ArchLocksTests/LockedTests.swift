import Dispatch
import Foundation
import Testing

@testable import ArchLocks

@Test func `no change by one of many threads is lost`() {
  let count = Locked(0)
  DispatchQueue.concurrentPerform(iterations: 8) { _ in
    for _ in 0..<10_000 { count.withLock { $0 += 1 } }
  }
  #expect(count.withLock { $0 } == 80_000)
}

@Test func `an error leaves it open to the next`() {
  struct Refused: Error {}
  let text = Locked("")
  #expect(throws: Refused.self) {
    try text.withLock { text throws(Refused) in
      text = "changed"
      throw Refused()
    }
  }
  #expect(text.withLock { $0 } == "changed")
}

@Test func `what it holds goes when it goes`() {
  final class Held: Sendable {}
  weak var held: Held?
  do {
    let locked = Locked(Held())
    held = locked.withLock { $0 }
    #expect(held != nil)
  }
  #expect(held == nil)
}
