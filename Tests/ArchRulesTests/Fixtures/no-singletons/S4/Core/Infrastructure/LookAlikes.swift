import SwiftUI

struct Color {
  static let brand = Color(red: 1)
  static let zero: Color = .init(red: 0)
  static var accent: Color { Color(red: 0.5) }
  let red: Double
}

struct Options: OptionSet {
  let rawValue: Int
  static let fast = Options(rawValue: 1)
  static let all: Options = [.fast]
}

struct APIConfig {
  let baseURL: String
  static let production: APIConfig = {
    return APIConfig(baseURL: "https://example.org")
  }()
  static var current: APIConfig {
    #if DEBUG
      return .production
    #else
      return .production
    #endif
  }
}

// A global actor is required to have one.
@globalActor
actor StorageActor {
  static let shared = StorageActor()
}

@globalActor public final actor DatabaseActor: GlobalActor {
  public static let shared = DatabaseActor()
}

enum Scope {
  case shared
  case single
  static let standard = Scope.shared
}

final class Cell {
  static let reuseIdentifier = "Cell"
  static let formatter = DateFormatter()
  static let defaults = UserDefaults.standard
  static let session: URLSession = .shared
  static let queue = DispatchQueue(label: "cell")
  static var count = 0
  static let names: [Cell] = []
  static func make(named name: String) -> Cell { Cell() }
  let shared = 1
}

final class Session {
  let parent: Session?
  static let limit = Session.countAll(Session(parent: nil))
  init(parent: Session?) { self.parent = parent }
  static func countAll(_ session: Session) -> Int { 0 }
  var copy: Session { Session(parent: self) }
}

// A reference type that compares by value has constants, not singletons.
final class Icon: Hashable, CaseIterable {
  static let home = Icon(name: "home")
  static let away = Icon(name: "away")
  let name: String
  init(name: String) { self.name = name }
  func draw() {}
}

final class Assembly {
  static let names: [String] = { [Assembly().name] }()
  static let size = { let one = Assembly(); return one.name.count }()
  var name = ""
  func assemble() {}
}

struct LiveKey: DependencyKey {
  static let liveValue = FeedClient(load: { [] })
  static var defaultValue: Int { 0 }
}

protocol Sharing {
  static var shared: Self { get }
}

@available(*, deprecated, message: "use static let shared = Old() no more")
final class Old {}

// Mocks and previews are for tests.
final class Player {
  static let mock = Player()
  static var preview: Player { Player() }
  static let placeholder = Player()
  static let noop = Player()
  static let testValue = Player()
  func play() {}
}

#if DEBUG
  extension Player {
    static let shared = Player()
  }
#endif

#Preview {
  final class Local { static let shared = Local() }
  return Text("")
}

// What is called noop and does nothing is a constant, though the app starts with it.
struct Journal {
  static let noop = Journal(write: { _ in }, lines: { 0 }, last: { Line() })
  var write: (String) -> Void
  var lines: () -> Int
  var last: () -> Line
}

struct Line {}

final class Desk {
  var journal = Journal.noop
  func work() {}
}
