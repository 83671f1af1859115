protocol TideRepositoryProtocol: Sendable {
  func tides(at harbour: Harbour) async throws -> [Tide]
}
