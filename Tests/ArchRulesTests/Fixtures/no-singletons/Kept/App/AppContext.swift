final class AppContext {
  static let shared = AppContext()  // expect: no-singletons
  let session = SessionManager()
  var text: String { "" }
}

final class SessionManager { func renew() async {} }
final class ReadingManager { func read() async {} }

final class SessionScreenModel {
  static let current = AppContext.shared.text
  func show() async {}
}
