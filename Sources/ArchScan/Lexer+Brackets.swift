extension Lexer {
  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    index += 1
    openBrackets.append(tokens.count)
    append(kind)
  }

  /// Closes the innermost bracket of the right kind. What was left open inside it ends here, too; a bracket
  /// that closes nothing is a token by itself.
  mutating func close(_ kind: TokenKind, opening: TokenKind) {
    index += 1
    var depth = openBrackets.count - 1
    search: while depth >= 0 {
      let candidate = tokens[openBrackets[depth]].kind
      if candidate == opening { break }
      // A parenthesis does not reach over a brace; nothing reaches out of an interpolation.
      if candidate == .interpolationStart || (candidate == .leftBrace && kind != .rightBrace) {
        depth = -1
        break search
      }
      depth -= 1
    }
    if depth >= 0 {
      for open in openBrackets[depth...] { tokens[open].link = tokens.count }
      openBrackets.removeLast(openBrackets.count - depth)
    }
    append(kind)
  }

  /// At a `)` that ends an interpolation, or at the end of its line: goes on with the string.
  mutating func closeInterpolation() {
    while let open = openBrackets.popLast() {
      tokens[open].link = tokens.count
      if tokens[open].kind == .interpolationStart { break }
    }
    append(.interpolationEnd)
    continueString()
  }

  /// At the end of the file everything that is open ends.
  mutating func closeEverything() {
    tokenStart = bytes.count
    index = bytes.count
    while let open = openBrackets.popLast() {
      tokens[open].link = tokens.count
      if tokens[open].kind == .interpolationStart {
        append(.interpolationEnd)
        if let string = openStrings.popLast() {
          tokens[string.token].link = tokens.count
          append(.stringEnd)
        }
      }
    }
  }
}
