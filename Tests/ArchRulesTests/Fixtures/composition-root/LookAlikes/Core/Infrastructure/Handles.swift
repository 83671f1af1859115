import Foundation

protocol Cancellation { func cancel() }

final class CancellationToken: Cancellation {
  private var handler: (() -> Void)?
  init(handler: @escaping () -> Void) { self.handler = handler }
  func cancel() { handler?() }
}

final class Observers<Value> {
  private let lock = NSLock()
  private var handlers: [Int: (Value) -> Void] = [:]
  private var tokens: [Int: (Value) -> Void] = [:]
  func add(_ handler: @escaping (Value) -> Void) { handlers[handlers.count] = handler }
}

struct Page<Item> {
  let items: [Item]
  let next: (() async throws -> Page<Item>)?
}

struct Message {
  typealias Reply = (String) -> Void
  let name: String
  let reply: Reply
  func answer(_ text: String) { reply(text) }
}

final class Station: Hashable {
  typealias Reading = () -> Int
  let id: String
  private let reading: Reading
  init(id: String, reading: @escaping Reading) {
    self.id = id
    self.reading = reading
  }
  func refresh() {}
  static func == (left: Station, right: Station) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Station {
  func wait() async {}
}

/// Closures instead of functions: a service without a protocol.
final class Device {
  lazy var batteryLevel: () -> Int = { 1 }
  lazy var volumes: () -> [String] = { [] }
  func warmUp() {}
}
