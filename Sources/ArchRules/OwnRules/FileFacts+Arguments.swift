import ArchConfig
import ArchFacts

// What is passed to calls, without tokens.
extension FileFacts {
  /// By its first letters, and by whether what these begin is all of it.
  func kind(of argument: Argument) -> ArgumentKind {
    let (start, end) = (Int(argument.value.start), Int(argument.value.end))
    guard start < end, !argument.isTrailingClosure else { return .closure }
    switch bytes[start] {
    case UInt8(ascii: "{"): return bytes.endOfBrackets(from: start, to: end) == end ? .closure : .value
    case UInt8(ascii: "["): return bytes.endOfBrackets(from: start, to: end) == end ? .list : .value
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return bytes.endOfText(from: start, to: end) == end ? .text : .value
    case UInt8(ascii: "."): return isCase(start, end) ? .case : .value
    case UInt8(ascii: "-") where start + 1 < end && bytes[start + 1].isDigit:
      return isNumber(start + 1, end) ? .number : .value
    case let byte where byte.isDigit: return isNumber(start, end) ? .number : .value
    default:
      if matches(argument.value, "true") || matches(argument.value, "false") { return .bool }
      return matches(argument.value, "nil") ? .nil : .value
    }
  }

  /// `.opened`, `.opened(at: now)`
  private func isCase(_ start: Int, _ end: Int) -> Bool {
    let name = ByteRange(
      start: Int32(start + 1), end: Int32(bytes.endOfIdentifier(from: start + 1, to: end)))
    guard !name.isEmpty, !matches(name, "init") else { return false }
    if Int(name.end) == end { return true }
    return bytes[Int(name.end)] == UInt8(ascii: "(")
      && bytes.endOfBrackets(from: Int(name.end), to: end) == end
  }

  /// `1_000`, `0.5`, `0xFF`, `1e-3`; not `5.seconds`.
  private func isNumber(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { index in
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "."): return index + 1 < end && bytes[index + 1].isDigit
      case UInt8(ascii: "-"), UInt8(ascii: "+"): return bytes[index - 1] | 0x20 == UInt8(ascii: "e")
      default: return byte.isIdentifierPart
      }
    }
  }
}
