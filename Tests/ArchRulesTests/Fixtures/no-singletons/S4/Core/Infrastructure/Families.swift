import Foundation

/// One of several: each stands for a state of the list.
final class Filler: NSObject {
  static let loading = Filler(text: "…")
  static let atTheEnd = Filler(text: "")
  let text: String
  init(text: String) { self.text = text }
  func describe() -> String { text }
}

/// One for all, and one beside it.
final class Ledger: NSObject {
  static let shared = Ledger(name: "ledger")  // expect: no-singletons
  static let archive = Ledger(name: "archive")  // expect: no-singletons
  let name: String
  init(name: String) { self.name = name }
  func enter(_ line: String) {}
}

/// Several services are still reached from everywhere.
final class EventLogger {
  static let network = EventLogger(category: "network")  // expect: no-singletons
  static let interface = EventLogger(category: "interface")  // expect: no-singletons
  let category: String
  init(category: String) { self.category = category }
  func log(_ text: String) {}
}
