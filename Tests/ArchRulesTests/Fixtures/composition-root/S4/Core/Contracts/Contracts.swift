protocol SessionRepository {
  func current() async -> String?
}

protocol HTTPClient {
  func get(_ path: String) async throws -> [UInt8]
}

protocol Described {
  var summary: String { get }
}

protocol SecureRepository: SessionRepository {}

protocol SessionDelegate: AnyObject {
  func sessionDidEnd()
}
