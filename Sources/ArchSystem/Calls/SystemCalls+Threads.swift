#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("archcheck runs on macOS and Linux")
#endif

// As in SystemCalls.swift, C takes and gives pointers; each of them lives within one function.

extension SystemCalls {
  /// Starts a thread with the given stack, or returns `nil` if the system has none left.
  package static func startThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> ThreadHandle? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let context = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, context.toOpaque())
    #elseif canImport(Musl)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, context.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, context.toOpaque())
    #endif
    guard code == 0 else {
      context.release()
      return nil
    }
    return ThreadHandle(thread: thread)
  }

  /// Of the calling thread; a signal may cut it short.
  package static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    nanosleep(&time, nil)
  }
}

/// A started thread, to be waited for or left to itself: until then the system keeps what it was.
package struct ThreadHandle {
  #if canImport(Glibc)
    fileprivate let thread: pthread_t
  #else
    fileprivate let thread: pthread_t?
  #endif

  /// Nobody will wait for it.
  package func detach() {
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
  }

  func wait() {
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      if let thread { pthread_join(thread, nil) }
    #endif
  }
}

/// Carries a closure through the one pointer that C hands to a new thread.
private final class ThreadBody: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}
