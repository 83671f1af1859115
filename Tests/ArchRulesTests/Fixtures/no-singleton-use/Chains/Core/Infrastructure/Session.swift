final class Session {
  static let shared = Session()
  let store = SessionStore()
  var name = ""
  func end() {}
}

final class SessionStore {
  let count = 0
  func save() {}
}
