import ArchFacts

extension Lexer {
  /// Steps over blanks, comments, conflict markers and what Swift reads as nothing.
  @inline(__always)
  mutating func skipTrivia() {
    // Most tokens follow the one before at once or after a single blank.
    if bytes[index] == 0x20 {
      hasSpaceBefore = true
      index += 1
    }
    switch bytes[index] {
    case UInt8(ascii: "A")...UInt8(ascii: "z"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      return
    default:
      skipOtherTrivia()
    }
  }

  private mutating func skipOtherTrivia() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20:
        hasSpaceBefore = true
        index = bytes.endOfBlanks(from: index + 1)
      case 0x09, 0x0B, 0x0C:
        hasSpaceBefore = true
        index += 1
      case 0x0A, 0x0D:
        if isInOneLineString { return }
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
    let end = bytes.endOfLine(from: start + 2)
    index = end
    noteComment(from: start, to: end, isLine: true)
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
      if isLine, let last = docComments.last, bytes.isOneLineApart(Int(last.end), start) {
        docComments[docComments.count - 1].end = Int32(end)
      } else {
        docComments.append(ByteRange(start: Int32(start), end: Int32(end)))
      }
      return
    }
    var offset = start + 2
    while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
    if byte(offset) == UInt8(ascii: "a"), offset < end, bytes.spells("archcheck:", at: offset) {
      suppressionComments.append(ByteRange(start: Int32(start), end: Int32(end)))
    }
  }

  /// A version control conflict, from its start marker to the end of its last line.
  private mutating func skipConflictMarker() -> Bool {
    guard index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D else { return false }
    let terminator: StaticString
    if bytes.spells("<<<<<<< ", at: index) {
      terminator = ">>>>>>> "
    } else if bytes.spells(">>>> ", at: index) {
      terminator = "<<<<\n"
    } else {
      return false
    }
    let marker = bytes[index]
    if missing.conflictMarkers.contains(marker) { return false }
    var offset = index + 5
    while offset < bytes.count {
      if bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D, bytes.spells(terminator, at: offset) {
        index = offset + terminator.utf8CodeUnitCount
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return true
      }
      offset += 1
    }
    missing.conflictMarkers.insert(marker)
    return false
  }

  /// Bytes that are not UTF-8, and scalars that can be in no token, count as blanks.
  private mutating func skipUnknownScalar() -> Bool {
    let scalar = bytes.decodeScalar(at: index)
    if bytes.isIdentifierContinuation(scalar.value) || OperatorCharacters.contain(scalar.value) {
      return false
    }
    // Curly quotes stand for what they look like.
    if scalar.value == 0x201C || scalar.value == 0x201D { return false }
    index += scalar.length
    return true
  }
}
