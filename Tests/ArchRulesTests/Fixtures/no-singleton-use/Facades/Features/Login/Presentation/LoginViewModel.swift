final class LoginViewModel {
  func signOut() { TokenStorage.clear() }  // expect: no-singleton-use "behind 'TokenStorage.clear'"
}
