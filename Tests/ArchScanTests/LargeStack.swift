import Foundation
import Synchronization

/// Runs `body` on a thread with the stack that the command gives its own threads; the pool that tests run
/// on has less, on macOS a thirtieth.
func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let slot = Slot<Result>()
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    slot.value.withLock { $0 = value }
    isDone.signal()
  }
  thread.stackSize = 16 << 20
  thread.start()
  isDone.wait()
  return slot.value.withLock { $0 }
}

private final class Slot<Result: Sendable>: Sendable {
  let value = Mutex<Result?>(nil)
}
