import Foundation

/// A word from the people who run the service: planned work, an outage, a thank-you.
struct ServiceNotice: Equatable, Sendable {
  enum Severity: String, Sendable {
    case information
    case outage
  }

  let severity: Severity
  let message: String
  let presentedAt: Date
}

protocol ServiceNoticeRepository: Sendable {
  func current() async throws -> ServiceNotice?
}
