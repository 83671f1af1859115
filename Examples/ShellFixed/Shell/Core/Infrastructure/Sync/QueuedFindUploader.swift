import Foundation

/// Keeps finds in line and sends them one after the other.
actor QueuedFindUploader: FindUploading {
  private let client: any HTTPClient
  private var queue: [FindRecord] = []
  private var listeners: [UUID: AsyncStream<Int>.Continuation] = [:]
  private var isSending = false

  init(client: any HTTPClient) {
    self.client = client
  }

  func enqueue(_ record: FindRecord) async {
    queue.append(record)
    report()
    await sendAll()
  }

  func pendingCounts() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let id = UUID()
    listeners[id] = continuation
    continuation.yield(queue.count)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(id) }
    }
    return stream
  }

  private func forget(_ id: UUID) {
    listeners[id] = nil
  }

  private func sendAll() async {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let record = queue.first {
      do {
        let body = try JSONEncoder().encode(record)
        _ = try await client.data(for: HTTPRequest(path: "me/finds", method: .put, body: body))
        queue.removeFirst()
        report()
      } catch {
        return
      }
    }
  }

  private func report() {
    for listener in listeners.values {
      listener.yield(queue.count)
    }
  }
}
