import ArchSystem

extension Output {
  /// Writes what was asked for.
  func answer(_ text: String) throws(Failure) { try answer(Array(text.utf8)) }

  /// Whether the reader is still there.
  @discardableResult
  func answer(_ bytes: [UInt8]) throws(Failure) -> Bool {
    do throws(SystemError) {
      return try write(bytes)
    } catch {
      throw .output(error)
    }
  }

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
