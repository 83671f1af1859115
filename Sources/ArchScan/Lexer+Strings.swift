extension Lexer {
  /// At the opening quote, behind its hash signs.
  mutating func lexString(hashes: Int) {
    let quote = bytes[index]
    index += 1
    var isMultiline = false
    if quote == UInt8(ascii: "\""), byte(index) == quote, byte(index + 1) == quote,
      hashes == 0 || !closesOnThisLine(from: index + 2, hashes: hashes)
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

  /// Behind the `)` of an interpolation.
  mutating func continueString() {
    guard let open = openStrings.last else { return }
    hasNewlineBefore = false
    hasSpaceBefore = false
    tokenStart = index
    switch skipStringText(open) {
    case .closed:
      openStrings.removeLast()
      tokens[open.token].link = tokens.count
      append(.stringEnd)
    case .interpolation:
      openInterpolation(open)
    }
  }

  /// Within the interpolation of a single-line string a line end ends the string, too.
  @inline(__always)
  func isAtEndOfInterpolationLine(_ open: OpenString) -> Bool {
    !open.isMultiline && (bytes[index] == 0x0A || bytes[index] == 0x0D)
  }

  private enum StringText {
    case closed
    case interpolation
  }

  private mutating func openInterpolation(_ open: OpenString) {
    tokenStart = index
    index += 2 + open.hashes
    openBrackets.append(tokens.count)
    append(.interpolationStart)
  }

  /// Steps over the text of a string to the backslash of its next interpolation, or behind its end.
  private mutating func skipStringText(_ open: OpenString) -> StringText {
    while index < bytes.count {
      let next = bytes[index]
      switch next {
      case UInt8(ascii: "\\"):
        guard hasHashes(open.hashes, at: index + 1) else {
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
          guard byte(index + 1) == next, byte(index + 2) == next, hasHashes(open.hashes, at: index + 3) else {
            index += 1
            continue
          }
          index += 3 + open.hashes
          return .closed
        }
        index += 1
        if hasHashes(open.hashes, at: index) {
          index += open.hashes
          return .closed
        }
      case 0x0A, 0x0D:
        guard open.isMultiline else { return .closed }
        index += 1
      default:
        index += 1
      }
    }
    return .closed
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    var found = 0
    while found < count, byte(offset + found) == UInt8(ascii: "#") { found += 1 }
    return found == count
  }

  /// Whether `#"""` is a single-line string that holds a quote: its end stands on the same line.
  private func closesOnThisLine(from start: Int, hashes: Int) -> Bool {
    if hasHashes(hashes, at: start) { return true }
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }
}
