protocol Logger {
  func log(_ text: String)
}

// Default implementations belong to the protocol.
extension Logger {
  func info(_ text: String) { log(text) }
}

final class ConsoleLogger: Logger {  // expect: implementation-placement "'ConsoleLogger' implements 'Logger', but is declared in layer 'contracts'"
  func log(_ text: String) {}
}

struct LogEntry: Equatable {
  let text: String
}

enum LogError: Error { case full }
