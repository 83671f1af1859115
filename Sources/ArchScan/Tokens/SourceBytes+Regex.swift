extension SourceBytes {
  /// The line end that only blanks separate from an offset.
  func endOfBlankLine(from start: Int) -> Int? {
    var offset = start
    while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
    return byte(offset) == 0x0A || byte(offset) == 0x0D ? offset : nil
  }

  /// After the closing delimiter of a regular expression, `nil` when there is none.
  func regexEnd(from start: Int, hashes: Int, mustBeRegex: Bool) -> Int? {
    var offset = start + hashes + 1
    if hashes == 0 {
      switch byte(offset) {
      case 0x20, 0x09: if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if start > 0, self[start - 1] == UInt8(ascii: "*") { return nil }
    }
    let firstNewline = hashes > 0 ? endOfBlankLine(from: offset) : nil
    var groupDepth = 0
    var classDepth = 0
    var lastBlank = -1
    while offset < count {
      let next = self[offset]
      switch next {
      case UInt8(ascii: "/"):
        var closing = 0
        if hashes > 0 { while byte(offset + 1 + closing) == UInt8(ascii: "#") { closing += 1 } }
        if closing >= hashes {
          if hashes == 0 {
            let after = byte(offset + 1)
            if after == UInt8(ascii: "*") || after == UInt8(ascii: "/") {
              return mustBeRegex ? offset + 1 : nil
            }
            if lastBlank == offset - 1, !mustBeRegex { return nil }
          }
          return offset + 1 + closing
        }
      case UInt8(ascii: "\\"):
        let escaped = byte(offset + 1)
        if escaped != 0x0A, escaped != 0x0D { offset += 1 }
      case UInt8(ascii: "(") where classDepth == 0:
        groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth > 0 {
          groupDepth -= 1
        } else if !mustBeRegex {
          return nil
        }
      case UInt8(ascii: "["):
        classDepth += 1
      case UInt8(ascii: "]"):
        if classDepth > 0 { classDepth -= 1 }
      case 0x0A, 0x0D:
        if firstNewline == nil { return mustBeRegex ? offset : nil }
      case 0x20, 0x09:
        lastBlank = offset
      default:
        break
      }
      offset += 1
    }
    guard mustBeRegex else { return nil }
    return firstNewline ?? count
  }
}
