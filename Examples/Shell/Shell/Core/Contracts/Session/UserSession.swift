import Foundation

struct UserSession: Codable, Equatable, Sendable {
  let userID: UUID
  let displayName: String
  let email: String
  let token: String
  let expiresAt: Date

  func isExpired(at date: Date) -> Bool {
    expiresAt <= date
  }
}

/// What the app knows about the person holding the phone.
enum SessionStatus: Equatable, Sendable {
  case firstVisit
  case unauthenticated
  case authenticated
  case locked
  case unavailable(reason: String)
}
