import Foundation

final class SessionStore {
  static let shared = SessionStore()  // expect: no-singletons "'SessionStore.shared' hands out one instance"
  static let timeout = Duration.seconds(3)
  // static let shared = SessionStore()
  let text = "static let shared = SessionStore()"
  func save() {}
}

final class Clock {
  static var current = Clock()  // expect: no-singletons
  func now() -> Int { 0 }
}

final class Analytics {
  public static private(set) var standard: Analytics!  // expect: no-singletons
  func track(_ event: String) {}
}

actor ImageCache {
  static let `default` = ImageCache.init()  // expect: no-singletons
  func image(_ key: String) -> Int? { nil }
}

class Keychain {
  class var shared: Keychain { instance }  // expect: no-singletons
  // Only its accessor hands it out.
  private static let instance = Keychain()
  func read() {}
}

class LegacyManager {
  private static let manager = LegacyManager()
  class func sharedInstance() -> LegacyManager { manager }  // expect: no-singletons "'LegacyManager.sharedInstance()'"
  func run() {}
}

final class Configured {
  static let shared: Configured = {  // expect: no-singletons
    let instance = Configured()
    instance.level = 3
    return instance
  }()
  var level = 0
}

final class Immediate {
  static let shared = { Immediate() }()  // expect: no-singletons
}

final class Throwing {
  static let shared = try? Throwing()  // expect: no-singletons
  init() throws {}
}

final class Typed {
  static let live: Typed = .init()  // expect: no-singletons
  static let other: Self = Self()  // expect: no-singletons
}

final class Untyped {
  static let shared = {  // expect: no-singletons
    let instance = Untyped()
    instance.level = 3
    return instance
  }()
  var level = 0
}

enum Outer {
  final class Inner {
    nonisolated(unsafe) static let shared = Inner()  // expect: no-singletons "'Outer.Inner.shared'"
  }
}

// Services are structs, too.
struct FeedClient {
  static let live: FeedClient = .init(load: { [] })  // expect: no-singletons
  let load: () async -> [Int]
}

struct SyncService {
  static var live: SyncService { SyncService() }  // expect: no-singletons
  func sync() async {}
}

struct Settings {
  // A struct that is changed under the name of a singleton is one.
  static var shared = Settings()  // expect: no-singletons
  var isOn = false
}

private final class Hidden {
  static let shared = Hidden()  // expect: no-singletons
}

// Nobody else can name it.
private final class Ticker {
  static let shared = Ticker()  // expect: no-singletons "'Ticker.shared' hands out one instance of 'Ticker' to all code of the file"
  var ticks = 0
  func tick() { ticks += 1 }
}
