/// Asks whether there is something everybody should know before they go on.
struct LoadServiceNoticeUseCase: Sendable {
  let notices: any ServiceNoticeRepository

  func execute() async throws -> ServiceNotice? {
    try await notices.current()
  }
}
