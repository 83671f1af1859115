// The one that all share somebody else keeps.
extension SessionManager {
  static let shared = AppContext.shared.session  // expect: no-singletons
}

extension ReadingManager {
  static let shared = AppContext.shared.session
}
