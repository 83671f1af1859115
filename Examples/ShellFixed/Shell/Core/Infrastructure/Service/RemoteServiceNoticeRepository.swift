import Foundation

struct RemoteServiceNoticeRepository: ServiceNoticeRepository {
  private struct Payload: Decodable {
    let severity: String
    let message: String
    let since: Date
  }

  let client: any HTTPClient

  func current() async throws -> ServiceNotice? {
    let request = HTTPRequest(path: "status", options: [])
    let payloads = try await client.value([Payload].self, for: request)
    return payloads.first.map { payload in
      ServiceNotice(
        severity: ServiceNotice.Severity(rawValue: payload.severity) ?? .information,
        message: payload.message,
        presentedAt: payload.since
      )
    }
  }
}
