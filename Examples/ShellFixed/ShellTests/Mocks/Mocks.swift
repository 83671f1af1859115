import Foundation

@testable import Shell

final class MockSessionRepository: SessionRepository, @unchecked Sendable {
  static let shared = MockSessionRepository()

  var session: UserSession?

  func current() throws -> UserSession? { session }
  func save(_ session: UserSession) throws { self.session = session }
  func clear() throws { session = nil }
}

final class MockKeyValueStore: KeyValueStore, @unchecked Sendable {
  var values: [String: Any] = [:]

  func string(forKey key: String) -> String? { values[key] as? String }
  func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  func date(forKey key: String) -> Date? { values[key] as? Date }
  func set(_ value: String, forKey key: String) { values[key] = value }
  func set(_ value: Int, forKey key: String) { values[key] = value }
  func set(_ value: Date, forKey key: String) { values[key] = value }
}

struct StubAuthRepository: AuthRepository {
  var session: UserSession?

  func session(for credentials: Credentials) async throws -> UserSession? { session }
}

struct StubServiceNoticeRepository: ServiceNoticeRepository {
  var notice: ServiceNotice?

  func current() async throws -> ServiceNotice? { notice }
}

extension UserSession {
  static func lasting(until date: Date) -> UserSession {
    UserSession(
      userID: UUID(), displayName: "Ada Strand", email: "ada@shell.example", token: "t", expiresAt: date)
  }
}
