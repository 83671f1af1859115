#if DEBUG
struct HTTPCookieStorage { static let shared = HTTPCookieStorage(); func reset() {} }
#else
struct HTTPCookieStorage { static let shared = HTTPCookieStorage(); func reset() {} }
#endif

#if os(iOS)
enum URLCache { static var shared: Self.Type { self }; static func reset() {} }
#elseif canImport(AppKit)
enum URLCache { static var shared: Self.Type { self }; static func reset() {} }
#else
enum URLCache { static var shared: Self.Type { self }; static func reset() {} }
#endif

func SecItemDelete(_ item: Int) {}

#if swift(>=4)
enum NWListener { static var shared: Self.Type { self }; static func reset() {} }
#else
enum NWListener { static var shared: Self.Type { self }; static func reset() {} }
#endif
