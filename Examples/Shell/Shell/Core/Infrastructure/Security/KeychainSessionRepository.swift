import Foundation

struct KeychainSessionRepository: SessionRepository {
  private enum Key {
    static let session = "session.current"
  }

  let store: any SecureStore

  func current() throws -> UserSession? {
    guard let data = try store.read(Key.session) else { return nil }
    do {
      return try JSONDecoder().decode(UserSession.self, from: data)
    } catch {
      throw StoreError.damaged(key: Key.session)
    }
  }

  func save(_ session: UserSession) throws {
    try store.write(JSONEncoder().encode(session), forKey: Key.session)
  }

  func clear() throws {
    try store.remove(Key.session)
  }
}
