// What Swift's own layer over the C library adds to what the headers say: macros that are no numbers, and functions
// that take as many arguments as they are given. Nobody calls it; the types are those of the real one.
#if canImport(Darwin)
  @_exported import Darwin

  public var errno: Int32 {
    get { __error().pointee }
    set { __error().pointee = newValue }
  }
#else
  @_exported import Musl

  public var errno: Int32 {
    get { __errno_location().pointee }
    set { __errno_location().pointee = newValue }
  }
#endif

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { -1 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
public func ioctl(_ descriptor: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { -1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
public var SIG_IGN: @convention(c) (Int32) -> Void { { _ in } }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFMT: mode_t { 0o170000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFDIR: mode_t { 0o040000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFREG: mode_t { 0o100000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFLNK: mode_t { 0o120000 }

#if canImport(Darwin)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var TIOCGWINSZ: UInt { 0x4008_7468 }
#endif
