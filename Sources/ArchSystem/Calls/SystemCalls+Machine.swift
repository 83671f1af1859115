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
  /// The system, its release, the kind of processor and the C library: `Linux 6.1.0 x86_64, glibc`. Not the name of the
  /// machine, which is nobody's business.
  package static var machine: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "unknown" }
    return "\(text(name.sysname)) \(text(name.release)) \(text(name.machine)), \(library)"
  }

  private static var library: String {
    #if canImport(Darwin)
      "libSystem"
    #elseif canImport(Glibc)
      "glibc"
    #elseif canImport(Musl)
      "musl"
    #endif
  }

  /// Of an array of C, which Swift takes for a tuple, up to its zero.
  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
