import ArchLocks
import Dispatch
import Foundation

/// Runs `body` on a thread with the stack that the command gives its own threads; the pool that tests run
/// on has less, on macOS a thirtieth.
package func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let result = Locked<Result?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    result.withLock { $0 = value }
    isDone.signal()
  }
  thread.stackSize = 16 << 20
  thread.start()
  isDone.wait()
  return result.withLock { $0 }
}
