import Foundation

struct Credentials: Equatable, Sendable {
  let email: String
  let password: String

  enum Flaw: Error, Equatable {
    case emailIncomplete
    case passwordTooShort(minimum: Int)
  }

  static let minimumPasswordLength = 10

  /// Takes what was typed, or throws the first thing that is wrong with it.
  init(email: String, password: String) throws {
    let trimmed = email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard trimmed.contains("@"), !trimmed.hasSuffix("@") else { throw Flaw.emailIncomplete }
    guard password.count >= Self.minimumPasswordLength else {
      throw Flaw.passwordTooShort(minimum: Self.minimumPasswordLength)
    }
    self.email = trimmed
    self.password = password
  }
}
