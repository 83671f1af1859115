#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("archcheck runs on macOS and Linux")
#endif

/// A value that one thread at a time may read and change.
///
/// `Mutex` of the standard library does the same. On Apple's systems it needs macOS 15 and iOS 18, and nothing else
/// here needs more than macOS 13 and iOS 16: with it, the tests of every app and package that is built for an older
/// system could not link `ArchitectureTesting`. `NSLock` would do, too, but nothing else here needs Foundation, and loading
/// it takes 4 ms at every start (7 instead of 3 for a program that prints a letter, the median of 30): a fifth of the
/// check of a folder with twenty files.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // C wants its mutex at one address from beginning to end, which no property has. It is made, used and given back in
  // this class alone.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  package func withLock<Result, Problem: Error>(
    _ body: (inout Value) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
