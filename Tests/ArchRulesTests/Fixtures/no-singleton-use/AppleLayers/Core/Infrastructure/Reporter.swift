import Foundation

final class CrashReporter {
  static let shared = CrashReporter()
  func report() {}
}

final class Store {
  let defaults = UserDefaults.standard
}
