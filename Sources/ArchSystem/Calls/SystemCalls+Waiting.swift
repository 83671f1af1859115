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

/// What tells that a file was written again: another one, at another time, or of another size.
package struct FileStamp: Sendable, Hashable {
  let node: UInt64
  let seconds: Int
  let nanoseconds: Int
  let size: Int
}

extension SystemCalls {
  /// Everything that is written to standard input.
  package static func readStandardInput() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while case let piece = try readNext(), !piece.isEmpty { bytes += piece }
    return bytes
  }

  /// The next piece of standard input, as soon as there is one; empty at its end.
  package static func readNext() throws(SystemError) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let received = piece.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(0, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          Glibc.read(0, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.read(0, buffer.baseAddress, buffer.count)
        #endif
      }
      if received >= 0 { return Array(piece.prefix(received)) }
      if errno == EAGAIN {
        _ = isInputWaiting(milliseconds: -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Whether standard input has something, or has ended.
  ///
  /// - Parameter milliseconds: how long to wait for it; less than none is until there is something.
  package static func isInputWaiting(milliseconds: Int32 = 0) -> Bool {
    var ready = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, milliseconds) > 0
  }

  /// Does nothing for so long.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Whether anybody can still read what is written.
  static func hasReader(_ descriptor: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) <= 0 || state.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  /// `nil` for what is not there.
  package static func stamp(of path: SystemPath) -> FileStamp? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      node: UInt64(status.st_ino), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      size: Int(status.st_size))
  }
}
