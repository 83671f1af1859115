struct AuthRepository {
  var isSignedIn: Bool { TokenStorage.accessToken != nil }  // expect: no-singleton-use "behind 'TokenStorage.accessToken'"
  func signIn() async throws {
    TokenStorage.accessToken = "t"
  }
  func isValid(_ text: String) -> Bool { TokenStorage.isToken(text) && text != TokenStorage.key }
}

protocol Endpoint {}

extension Endpoint {
  var headers: [String: String] { ["Device": DeviceMonitor.name()] }  // expect: no-singleton-use "behind 'DeviceMonitor.name'"
}

struct Texts {
  func title() -> String { NumberService.text(1) + Palette.accent + TokenStorage.key }
}
