extension Lexer {
  /// At the opening quote, after its hash signs.
  mutating func lexString(hashes: Int) {
    let quote = bytes[index]
    index += 1
    var isMultiline = false
    if quote == UInt8(ascii: "\""), byte(index) == quote, byte(index + 1) == quote,
      hashes == 0 || !bytes.closesOnThisLine(from: index + 2, hashes: hashes)
    {
      isMultiline = true
      index += 2
    }
    let open = OpenString(hashes: hashes, isMultiline: isMultiline, quote: quote, token: tokens.count)
    switch skipStringText(open) {
    case .closed:
      append(.string)
    case .interpolation:
      // The link is set when the string ends.
      append(.stringStart)
      openStrings.append(open)
      openInterpolation(open)
    }
  }

  /// After the `)` of an interpolation.
  mutating func continueString() {
    guard let open = openStrings.last else { return }
    hasNewlineBefore = false
    hasSpaceBefore = false
    tokenStart = index
    switch skipStringText(open) {
    case .closed:
      openStrings.removeLast()
      tokens.setLink(of: open.token, to: tokens.count)
      append(.stringEnd)
    case .interpolation:
      openInterpolation(open)
    }
  }

  private enum StringText {
    case closed
    case interpolation
  }

  private mutating func openInterpolation(_ open: OpenString) {
    tokenStart = index
    index += 2 + open.hashes
    appendOpening(.interpolationStart)
  }

  /// Steps over the text of a string to the backslash of its next interpolation, or after its end.
  private mutating func skipStringText(_ open: OpenString) -> StringText {
    while index < bytes.count {
      let next = bytes[index]
      switch next {
      case UInt8(ascii: "\\"):
        guard bytes.hasHashes(open.hashes, at: index + 1) else {
          index += 1
          continue
        }
        let escaped = index + 1 + open.hashes
        if byte(escaped) == UInt8(ascii: "("), open.quote == UInt8(ascii: "\"") { return .interpolation }
        // A line end is not escaped away from a single-line string.
        let ends = byte(escaped) == 0x0A || byte(escaped) == 0x0D
        index = min(ends && !open.isMultiline ? escaped : escaped + 1, bytes.count)
      case open.quote:
        if open.isMultiline {
          guard byte(index + 1) == next, byte(index + 2) == next, bytes.hasHashes(open.hashes, at: index + 3)
          else {
            index += 1
            continue
          }
          index += 3 + open.hashes
          return .closed
        }
        index += 1
        if bytes.hasHashes(open.hashes, at: index) {
          index += open.hashes
          return .closed
        }
      case 0x0A, 0x0D:
        guard open.isMultiline else { return .closed }
        index += 1
      default:
        index = bytes.endOfPlainText(from: index + 1, quote: open.quote)
      }
    }
    return .closed
  }
}
