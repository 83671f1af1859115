import Foundation

struct RemoteAuthRepository: AuthRepository {
  let client: any HTTPClient

  func session(for credentials: Credentials) async throws -> UserSession? {
    let body = try JSONEncoder().encode(
      SignInPayload(email: credentials.email, password: credentials.password))
    let request = HTTPRequest(path: "sessions", method: .post, body: body, options: [])
    do {
      let payload = try await client.value(SessionPayload.self, for: request)
      guard payload.confirmed else { return nil }
      return payload.session(email: credentials.email)
    } catch HTTPError.unauthorized {
      throw AuthError.wrongCredentials
    } catch HTTPError.offline {
      throw AuthError.unreachable
    }
  }
}

struct SignInPayload: Encodable {
  let email: String
  let password: String
}

struct SessionPayload: Decodable {
  let user: UUID
  let name: String
  let token: String
  let confirmed: Bool
  let expires: Date

  func session(email: String) -> UserSession {
    .init(userID: user, displayName: name, email: email, token: token, expiresAt: expires)
  }
}
