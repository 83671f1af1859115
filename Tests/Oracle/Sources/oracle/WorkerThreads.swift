import Foundation
import Synchronization

/// Calls `transform` for each index below `count`, spread over `threads` threads that take the next index when
/// they are done with one.
///
/// The threads have deep stacks: swift-syntax recurses with the nesting of the code.
func onWorkerThreads(_ threads: Int, count: Int, _ transform: @escaping @Sendable (Int) -> Void) {
  let next = Next()
  let done = DispatchSemaphore(value: 0)
  for _ in 0..<threads {
    let thread = Thread {
      while let index = next.take(below: count) { transform(index) }
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
  }
  for _ in 0..<threads { done.wait() }
}

/// The values of `transform` in the order of `inputs`.
func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Output
) -> [Output] {
  let results = Results<Output>(count: inputs.count)
  onWorkerThreads(threads, count: inputs.count) { index in
    results.set(transform(inputs[index]), at: index)
  }
  return results.values()
}

private final class Next: Sendable {
  private let index = Atomic<Int>(0)

  func take(below count: Int) -> Int? {
    let taken = index.wrappingAdd(1, ordering: .relaxed).oldValue
    return taken < count ? taken : nil
  }
}

private final class Results<Value: Sendable>: Sendable {
  private let slots: Mutex<[Value?]>

  init(count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

  func set(_ value: Value, at index: Int) { slots.withLock { $0[index] = value } }

  func values() -> [Value] { slots.withLock { $0.compactMap { $0 } } }
}
