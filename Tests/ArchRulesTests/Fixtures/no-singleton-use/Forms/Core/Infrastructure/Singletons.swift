import Foundation

final class ErrorHandler: ErrorHandling {
  static let shared = ErrorHandler()
  func handle(_ error: any Error) {}

  // The type's own business.
  static func report(_ error: any Error) { ErrorHandler.shared.handle(error) }
  static func reportAgain(_ error: any Error) { Self.shared.handle(error) }
  struct Scope {
    func end() { ErrorHandler.shared.handle(CancellationError()) }
  }
}

extension ErrorHandler {
  func again() { ErrorHandler.shared.handle(CancellationError()) }
}

typealias Handler = ErrorHandler

final class QuietErrorHandler: BaseHandler {}

class BaseHandler {
  static let standard = BaseHandler()
  func handle() {}
}

final class LegacyManager {
  private static let manager = LegacyManager()
  class func sharedInstance() -> LegacyManager { manager }
  func run() {}
}

actor ImageCache {
  static let `default` = ImageCache()
  func image(_ key: String) -> Int? { nil }
}

enum Outer {
  final class Inner {
    static let live: Inner = .init()
    func run() {}
  }
}

final class Tracker {
  func track(_ event: String) {}
}

let analytics = Tracker()
var Tracking = Tracker()

final class LedgerService { func note(_ text: String) {} }
let Ledger = LedgerService()
