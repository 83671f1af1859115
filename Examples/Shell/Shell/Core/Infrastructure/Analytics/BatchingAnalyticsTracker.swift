import Foundation
import os

@globalActor
actor AnalyticsActor {
  static let shared = AnalyticsActor()
}

/// Sends events ten at a time; what cannot be sent is dropped.
final class BatchingAnalyticsTracker: AnalyticsTracker {
  private struct Batch: Encodable {
    let names: [String]
  }

  private let client: any HTTPClient
  private let batchSize: Int
  private let log = Logger(subsystem: "app.shell", category: "analytics")
  @AnalyticsActor private var waiting: [AnalyticsEvent] = []

  init(client: any HTTPClient, batchSize: Int = 10) {
    self.client = client
    self.batchSize = batchSize
  }

  func track(_ event: AnalyticsEvent) {
    Task { @AnalyticsActor in
      waiting.append(event)
      guard waiting.count >= batchSize else { return }
      let batch = Batch(names: waiting.map(\.name))
      waiting.removeAll()
      await send(batch)
    }
  }

  @AnalyticsActor
  private func send(_ batch: Batch) async {
    do {
      let body = try JSONEncoder().encode(batch)
      _ = try await client.data(for: HTTPRequest(path: "events", method: .post, body: body, options: []))
    } catch {
      log.debug("AnalyticsActor.shared dropped \(batch.names.count) events")
    }
  }
}
