extension Lexer {
  /// Steps over blanks, comments, conflict markers and what Swift reads as nothing.
  mutating func skipTrivia() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0B, 0x0C:
        hasSpaceBefore = true
        index += 1
      case 0x0A, 0x0D:
        if let open = openStrings.last, !open.isMultiline { return }
        hasSpaceBefore = true
        hasNewlineBefore = true
        index += 1
      case UInt8(ascii: "/"):
        switch byte(index + 1) {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): skipBlockComment()
        default: return
        }
        hasSpaceBefore = true
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard skipConflictMarker() else { return }
        hasSpaceBefore = true
      case 0x00:
        index += 1
        hasSpaceBefore = true
      case 0x01...0x08, 0x0E...0x1F, 0x7F:
        index += 1
        hasSpaceBefore = true
      case 0x80...0xFF:
        guard skipUnknownScalar() else { return }
        hasSpaceBefore = true
      default:
        return
      }
    }
  }

  private mutating func skipLineComment() {
    let start = index
    index += 2
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    noteComment(from: start, to: index, isLine: true)
  }

  /// Block comments nest. An open one reaches to the end of the file.
  private mutating func skipBlockComment() {
    let start = index
    index += 2
    var depth = 1
    while index < bytes.count, depth > 0 {
      switch bytes[index] {
      case UInt8(ascii: "*") where byte(index + 1) == UInt8(ascii: "/"):
        depth -= 1
        index += 2
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
        depth += 1
        index += 2
      case 0x0A, 0x0D:
        hasNewlineBefore = true
        index += 1
      default:
        index += 1
      }
    }
    index = min(index, bytes.count)
    noteComment(from: start, to: index, isLine: false)
  }

  private mutating func noteComment(from start: Int, to end: Int, isLine: Bool) {
    let third = byte(start + 2)
    if isLine ? third == UInt8(ascii: "/") : third == UInt8(ascii: "*") && end - start > 4 {
      if isLine, let last = docComments.last, isOneLineApart(last.end, start) {
        docComments[docComments.count - 1].end = end
      } else {
        docComments.append((start, end))
      }
      return
    }
    var offset = start + 2
    while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
    if byte(offset) == UInt8(ascii: "a"), offset < end, spells("archcheck:", offset) {
      suppressionComments.append((start, end))
    }
  }

  /// Whether only blanks and one line end lie between two places.
  private func isOneLineApart(_ start: Int, _ end: Int) -> Bool {
    var lines = 0
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case 0x0A: lines += 1
      case 0x0D: if byte(offset + 1) != 0x0A { lines += 1 }
      case 0x20, 0x09: break
      default: return false
      }
      offset += 1
    }
    return lines == 1
  }

  /// A version control conflict, from its start marker to the end of its last line.
  private mutating func skipConflictMarker() -> Bool {
    guard index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D else { return false }
    let terminator: StaticString
    if spells("<<<<<<< ", index) {
      terminator = ">>>>>>> "
    } else if spells(">>>> ", index) {
      terminator = "<<<<\n"
    } else {
      return false
    }
    var offset = index + 5
    while offset < bytes.count {
      if bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D, spells(terminator, offset) {
        index = offset + terminator.utf8CodeUnitCount
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return true
      }
      offset += 1
    }
    return false
  }

  /// Bytes that are no UTF-8, and scalars that can stand in no token, count as blanks.
  private mutating func skipUnknownScalar() -> Bool {
    let scalar = decodeScalar(at: index)
    if isIdentifierContinuation(scalar.value) || isOperatorScalar(scalar.value) { return false }
    // Curly quotes stand for what they look like.
    if scalar.value == 0x201C || scalar.value == 0x201D { return false }
    index += scalar.length
    return true
  }
}
