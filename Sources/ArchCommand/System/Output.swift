/// The two streams: findings and answers go to `standard`, everything about the run to `error`.
struct Output: Sendable {
  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  /// Takes what would go to `error`, where that stream is somebody else's.
  @TaskLocal static var remarks: Collected<String>?

  let descriptor: Int32

  /// Writes what was asked for. A reader that has gone away, such as `head`, wants no more: no failure.
  func answer(_ text: String) throws(Failure) { try answer(Array(text.utf8)) }

  /// Whether the reader is still there.
  @discardableResult
  func answer(_ bytes: [UInt8]) throws(Failure) -> Bool {
    do throws(SystemError) {
      try SystemCalls.write(bytes, to: descriptor)
      return true
    } catch {
      if error == SystemCalls.brokenPipe { return false }
      throw .output(error)
    }
  }

  /// A remark about the run. That it could not be shown changes nothing.
  func say(_ line: String) {
    if let remarks = Self.remarks {
      remarks.append(line)
    } else {
      try? SystemCalls.write(Array((line + "\n").utf8), to: descriptor)
    }
  }

  /// Puts a text in the place of the line that the cursor is in.
  func draw(_ text: String) { try? SystemCalls.write(Array("\r\u{1B}[2K\(text)".utf8), to: descriptor) }

  /// Whether a person looks on who wants to know how it goes.
  var isWatched: Bool {
    let isAutomatic = SystemCalls.environment("CI").map { !$0.isEmpty && $0 != "false" } ?? false
    return isTerminal && !isAutomatic && Self.remarks == nil && SystemCalls.environment("TERM") != "dumb"
  }

  var isTerminal: Bool { SystemCalls.isTerminal(descriptor) }

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
    return isTerminal
  }
}
