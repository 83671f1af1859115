import Combine
import SDWebImage
import SwiftUI

// Apple's, also with no type on the line.
final class Loader {
  private let session: URLSession
  private let defaults = UserDefaults.standard
  private let files: FileManager = .default
  init(session: URLSession = .shared, center: NotificationCenter = .default) { self.session = session }
  func load() {
    UIApplication.shared.open(URL(fileURLWithPath: "/"))
    _ = Loader(session: .shared)
  }
}

// What a global actor has to have.
@globalActor actor StorageActor {
  static let shared = StorageActor()
}

@StorageActor final class Stored {
  func run() async { await StorageActor.shared.enqueue() }
}

// An enum case.
enum Visibility {
  case shared
  case hidden
}

struct Find {
  var visibility: Visibility = .shared
  var isShared: Bool { visibility == .shared }
  func words() -> String {
    switch visibility {
    case .shared: "all"
    case .hidden: "none"
    }
  }
  static func all() -> [Find] { [Find(visibility: .shared), Find(visibility: Visibility.shared)] }
}

// A scope modifier of a library, alone on its line or as an argument.
extension Container {
  var finds: Factory<FindLoader> {
    self { FindLoader() }
      .shared
  }
  func register() {
    container.register(FindLoader.self) { _ in FindLoader() }.inObjectScope(.shared)
    Resolver.register { FindLoader() }.scope(.shared)
  }
}

// Others' singletons.
final class Pictures {
  func show() {
    SDImageCache.shared.clear()
    Analytics.shared.log("x")
    Firebase.Crashlytics.shared.record()
  }
}

// Text.
final class Texts {
  // ErrorHandler.shared.handle(error)
  /* ErrorHandler.shared.handle(error) */
  /// Use ErrorHandler.shared instead.
  let text = "ErrorHandler.shared"
  let long = """
    ErrorHandler.shared.handle(error)
    """
  @available(*, deprecated, message: "Use ErrorHandler.shared to handle errors instead")
  func old() {}
  @available(*, deprecated, renamed: "ErrorHandler.shared") func older() {}
}

// A value, a type, other members.
struct Palette: Equatable {
  static let shared = Palette()
  static let dark = Palette()
}

final class Uses {
  let palette: Palette = .shared
  let dark = Palette.dark
  let type = ErrorHandler.self
  let name = String(describing: ErrorHandler.self)
  var shared = 1
  func count() -> Int { self.shared + shared }
  func generic<ErrorHandler: Shared>(_ type: ErrorHandler.Type) { _ = ErrorHandler.shared }
}

// A name of its own hides the other.
enum Feature {
  struct ErrorHandler: Equatable {
    static let shared = ErrorHandler()
  }
  static let handler = ErrorHandler.shared
}

final class Hiding {
  let analytics = Log()
  func run(log: Log) {
    analytics.track("own property")
  }
  func also(analytics: Log) { analytics.track("parameter") }
}

struct Log {
  func track(_ text: String) {}
}

#Preview {
  ProfileView(handler: ErrorHandler.shared)
}

#if DEBUG
  extension Uses {
    static let debug = ErrorHandler.shared
  }
#endif

// The type within is meant, and not the instance that everyone can reach by that name.
struct Bookkeeping {
  enum Ledger {
    static func note(_ text: String) {}
  }
  func note() { Ledger.note("one") }
}
