extension Lexer {
  /// At `#/`, `##/`, …; a line end right behind the slash makes it a multi-line one.
  mutating func lexExtendedRegex(hashes: Int) -> Bool {
    guard let end = regexEnd(from: index, hashes: hashes, mustBeRegex: true) else { return false }
    index = end
    append(.regex)
    return true
  }

  /// Tries the first `/` of an operator as the start of a regular expression. An operator before it is a
  /// token of its own.
  mutating func lexRegex(at slash: Int, inOperatorFrom start: Int, to end: Int) -> Bool {
    let leftBound = isLeftBound(start)
    guard !leftBound, previousWord != .func, previousWord != .operator else { return false }
    var mustBeRegex = false
    if leftBound == isRightBound(end, leftBound: leftBound) {
      if prefersRegex { mustBeRegex = true }
      if !mustBeRegex, !isInRegexPosition { return false }
      switch previousKind {
      case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard let regexEnd = regexEnd(from: slash, hashes: 0, mustBeRegex: mustBeRegex) else { return false }
    if slash > start {
      index = slash
      append(classifyOperator(from: start, to: slash))
      tokenStart = slash
      hasNewlineBefore = false
      hasSpaceBefore = false
    }
    index = regexEnd
    append(.regex)
    return true
  }

  /// Whether the token before lets an expression follow rather than a binary operator.
  private var isInRegexPosition: Bool {
    switch previousKind {
    case .endOfFile, .leftBrace, .leftParen, .interpolationStart, .leftSquare, .prefixOperator,
      .prefixAmpersand, .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf,
      .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch previousWord {
      case .true, .false, .Any, .nil, .`self`, .Self, .super: return false
      default: return true
      }
    case .postfixOperator, .exclamation, .postfixQuestion, .rightBrace, .rightParen, .interpolationEnd,
      .rightSquare, .arrow, .period, .at, .pound, .backtick, .backslash, .identifier, .dollarIdentifier,
      .wildcard, .colonColon, .floatLiteral, .integerLiteral, .poundAvailable, .poundUnavailable,
      .poundSourceLocation, .regex, .string, .stringStart, .stringEnd:
      return false
    }
  }

  /// Behind the closing delimiter of a regular expression, `nil` when there is none.
  private func regexEnd(from start: Int, hashes: Int, mustBeRegex: Bool) -> Int? {
    var offset = start + hashes + 1
    if hashes == 0 {
      switch byte(offset) {
      case 0x20, 0x09: if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
    }
    var firstNewline: Int?
    if hashes > 0 {
      var scan = offset
      while byte(scan) == 0x20 || byte(scan) == 0x09 { scan += 1 }
      if scan < bytes.count, bytes[scan] == 0x0A || bytes[scan] == 0x0D { firstNewline = scan }
    }
    var groupDepth = 0
    var classDepth = 0
    var lastBlank = -1
    while offset < bytes.count {
      let next = bytes[offset]
      switch next {
      case UInt8(ascii: "/"):
        var closing = 0
        if hashes > 0 { while byte(offset + 1 + closing) == UInt8(ascii: "#") { closing += 1 } }
        if closing >= hashes {
          if hashes == 0 {
            let after = byte(offset + 1)
            if after == UInt8(ascii: "*") || after == UInt8(ascii: "/") { return mustBeRegex ? offset + 1 : nil }
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
    return firstNewline ?? bytes.count
  }
}
