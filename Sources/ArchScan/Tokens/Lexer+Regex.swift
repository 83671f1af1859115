extension Lexer {
  /// At `#/`, `##/`, …; a line end right after the slash makes it a multi-line one.
  mutating func lexExtendedRegex(hashes: Int) -> Bool {
    if hashes >= missing.regexHashes, let line = bytes.endOfBlankLine(from: index + hashes + 1) {
      index = line
      append(.regex)
      return true
    }
    guard let end = bytes.regexEnd(from: index, hashes: hashes, mustBeRegex: true) else { return false }
    // A multi-line one that is never closed ends with its first line.
    if end == bytes.endOfBlankLine(from: index + hashes + 1) { missing.regexHashes = hashes }
    index = end
    append(.regex)
    return true
  }

  /// Tries the first `/` of an operator as the start of a regular expression. An operator before it is a
  /// token of its own.
  mutating func lexRegex(at slash: Int, inOperatorFrom start: Int, to end: Int) -> Bool {
    let leftBound = bytes.isLeftBound(start)
    guard !leftBound, previousWord != .func, previousWord != .operator else { return false }
    var mustBeRegex = false
    if leftBound == bytes.isRightBound(end, leftBound: leftBound) {
      if prefersRegex { mustBeRegex = true }
      if !mustBeRegex, !isInRegexPosition { return false }
      switch previousKind {
      case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard let regexEnd = bytes.regexEnd(from: slash, hashes: 0, mustBeRegex: mustBeRegex) else {
      return false
    }
    if slash > start {
      index = slash
      append(bytes.classifyOperator(from: start, to: slash))
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
}
