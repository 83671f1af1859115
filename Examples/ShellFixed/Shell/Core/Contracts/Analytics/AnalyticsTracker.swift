import Foundation

struct AnalyticsEvent: Equatable, Sendable {
  let name: String
  let properties: [String: String]

  init(_ name: String, properties: [String: String] = [:]) {
    self.name = name
    self.properties = properties
  }

  static let appLaunched = AnalyticsEvent("app_launched")
  static let signedIn = AnalyticsEvent("signed_in")

  static func searched(term: String) -> AnalyticsEvent {
    AnalyticsEvent("searched", properties: ["length": String(term.count)])
  }

  static func viewedFind(id: UUID) -> AnalyticsEvent {
    AnalyticsEvent("viewed_find", properties: ["id": id.uuidString])
  }
}

protocol AnalyticsTracker: Sendable {
  func track(_ event: AnalyticsEvent)
}
