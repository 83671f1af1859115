import ArchLocks

/// Work over a list on all processors, its results in the order of the list.
package enum ParallelWork {
  /// Parsing recurses up to a bounded depth; the threads of macOS have 512 KB by default, too little for it.
  private static let stackSize = 16 << 20

  /// Results by index, whatever the order in which the threads finished.
  package static func map<Item: Sendable, Output: Sendable, Problem: Error>(
    _ items: [Item], threads: Int = SystemCalls.activeProcessorCount,
    _ transform: @escaping @Sendable (Item) throws(Problem) -> Output
  ) -> [Result<Output, Problem>] {
    let outputs = Collected<Result<Output, Problem>>()
    forEach(items, threads: threads, transform) { outputs.append($0) }
    return outputs.values
  }

  /// Passes each result on as soon as all before it have been, one at a time, so that a long list
  /// need not be held in memory.
  package static func forEach<Item: Sendable, Output: Sendable, Problem: Error>(
    _ items: [Item], threads: Int = SystemCalls.activeProcessorCount,
    _ transform: @escaping @Sendable (Item) throws(Problem) -> Output,
    inOrder deliver: @escaping @Sendable (Result<Output, Problem>) -> Void
  ) {
    guard !items.isEmpty else { return }
    let queue = Queue(count: items.count, deliver: deliver)
    let work: @Sendable () -> Void = {
      while let index = queue.next() {
        let item = items[index]
        queue.finish(index, Result { () throws(Problem) in try transform(item) })
      }
    }
    let count = max(1, min(threads, items.count))
    let started = (0..<count).compactMap { _ in SystemCalls.startThread(stackSize: stackSize, work) }
    // Without a single thread of its own the work still has to be done.
    if started.isEmpty { work() }
    for thread in started { thread.wait() }
  }

  /// Work of the caller's own thread, with other work on another one meanwhile; both are done in the end.
  package static func perform<Output>(
    _ work: () -> Output, beside other: @escaping @Sendable () -> Void
  ) -> Output {
    let thread = SystemCalls.startThread(stackSize: stackSize, other)
    let output = work()
    if let thread { thread.wait() } else { other() }
    return output
  }

  /// One piece of work on a thread with the stack of the others, for callers whose own may be small.
  package static func onOneThread<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output {
    let output = Locked<Output?>(nil)
    let thread = SystemCalls.startThread(stackSize: stackSize) {
      let done = work()
      output.withLock { $0 = done }
    }
    thread?.wait()
    return output.withLock { $0 } ?? work()
  }
}

/// Gives out indices and takes results; each thread takes the next index as soon as it is free.
private final class Queue<Output: Sendable>: Sendable {
  private struct Finished {
    var next = 0
    var waiting: [Int: Output] = [:]
  }

  private let count: Int
  private let deliver: @Sendable (Output) -> Void
  private let taken = Locked(0)
  private let finished = Locked(Finished())

  init(count: Int, deliver: @escaping @Sendable (Output) -> Void) {
    self.count = count
    self.deliver = deliver
  }

  func next() -> Int? {
    taken.withLock { taken in
      guard taken < count else { return nil }
      defer { taken += 1 }
      return taken
    }
  }

  func finish(_ index: Int, _ output: Output) {
    finished.withLock { state in
      guard index == state.next else {
        state.waiting[index] = output
        return
      }
      deliver(output)
      state.next += 1
      while let following = state.waiting.removeValue(forKey: state.next) {
        deliver(following)
        state.next += 1
      }
    }
  }
}
