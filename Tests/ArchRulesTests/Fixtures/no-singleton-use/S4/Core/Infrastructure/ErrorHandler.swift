import Foundation

class ErrorHandler {
  static let shared = ErrorHandler()
  static let codes = [1, 2]
  func handle() {}
  // Its own business.
  static func handleShared() { ErrorHandler.shared.handle() }
}

final class LoudErrorHandler: ErrorHandler {}

extension ErrorHandler {
  func again() { ErrorHandler.shared.handle() }
}

@globalActor
actor StorageActor {
  static let shared = StorageActor()
}

enum Visibility {
  case shared
  case hidden
}
