struct AuthState {
  let age: Int
  let isGuest: Bool
}
