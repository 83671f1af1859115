/// The two streams: findings and answers go to `standard`, everything about the run to `error`.
package struct Output: Sendable {
  package static let standard = Output(descriptor: 1)
  package static let error = Output(descriptor: 2)

  /// Takes what would go to `error`, where that stream is somebody else's.
  @TaskLocal package static var remarks: Collected<String>?

  let descriptor: Int32

  /// Whether the reader is still there. One that has gone away, such as `head`, wants no more: no failure.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try SystemCalls.write(bytes, to: descriptor)
      return true
    } catch {
      if error == SystemCalls.brokenPipe { return false }
      throw error
    }
  }

  /// A remark about the run. That it could not be shown changes nothing.
  package func say(_ line: String) {
    if let remarks = Self.remarks {
      remarks.append(line)
    } else {
      try? SystemCalls.write(Array((line + "\n").utf8), to: descriptor)
    }
  }

  /// Puts a text in the place of the line that the cursor is in.
  package func draw(_ text: String) {
    try? SystemCalls.write(Array("\r\u{1B}[2K\(text)".utf8), to: descriptor)
  }

  /// Whether a person looks on who wants to know how it goes.
  package var isWatched: Bool {
    let isAutomatic = SystemCalls.environment("CI").map { !$0.isEmpty && $0 != "false" } ?? false
    return isTerminal && !isAutomatic && Self.remarks == nil && SystemCalls.environment("TERM") != "dumb"
  }

  /// Whether anybody can still read it.
  package var hasReader: Bool { SystemCalls.hasReader(descriptor) }

  /// Leaves an empty screen, without what scrolled off it.
  package func clear() { try? SystemCalls.write(Array("\u{1B}[2J\u{1B}[3J\u{1B}[H".utf8), to: descriptor) }

  package var isTerminal: Bool { SystemCalls.isTerminal(descriptor) }

  /// Of the terminal, in cells; `nil` where it is none, or does not say.
  package var width: Int? { SystemCalls.width(ofTerminal: descriptor) }
}
