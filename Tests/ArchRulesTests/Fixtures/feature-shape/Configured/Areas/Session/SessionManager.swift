final class SessionManager {  // expect: feature-shape
  func logIn() async {}
}
