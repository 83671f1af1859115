/// The two streams: findings and answers go to `standard`, everything about the run to `error`.
struct Output: Sendable {
  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  private let descriptor: Int32

  /// A reader that has gone away, such as `head`, is nothing to complain about.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(SystemError) {
      try SystemCalls.write(bytes, to: descriptor)
    } catch {
      throw error == SystemCalls.brokenPipe ? .readerLeft : .failed(error)
    }
  }

  func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  /// A remark about the run. That it could not be shown changes nothing.
  func say(_ line: String) { try? write(line + "\n") }

  /// An explicit choice wins, then `NO_COLOR`, then what the environment asks for, then the terminal.
  func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    let isSet = { (name: String) in SystemCalls.environment(name).map { !$0.isEmpty && $0 != "0" } ?? false }
    if let value = SystemCalls.environment("NO_COLOR"), !value.isEmpty { return false }
    if isSet("FORCE_COLOR") || isSet("CLICOLOR_FORCE") { return true }
    if SystemCalls.environment("CLICOLOR") == "0" || SystemCalls.environment("TERM") == "dumb" {
      return false
    }
    return SystemCalls.isTerminal(descriptor)
  }
}

enum OutputError: Error, Equatable {
  case readerLeft
  case failed(SystemError)
}
