extension Lexer {
  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    index += 1
    appendOpening(kind)
  }

  @inline(__always)
  mutating func appendOpening(_ kind: TokenKind) {
    append(kind)
    tokens.setLink(of: tokens.count - 1, to: innermostOpen)
    innermostOpen = tokens.count - 1
  }

  /// Links the innermost open bracket to the token that is about to be appended; answers its kind.
  private mutating func closeInnermost() -> TokenKind {
    let open = innermostOpen
    innermostOpen = tokens[open].link
    tokens.setLink(of: open, to: tokens.count)
    return tokens[open].kind
  }

  /// Closes the innermost bracket of the right kind. What was left open inside it ends here, too; a bracket
  /// that closes nothing is a token by itself.
  mutating func close(_ kind: TokenKind, opening: TokenKind) {
    index += 1
    if innermostOpen >= 0, tokens[innermostOpen].kind == opening {
      _ = closeInnermost()
    } else if let open = enclosing(opening, closedBy: kind) {
      while innermostOpen > open { _ = closeInnermost() }
      _ = closeInnermost()
    }
    append(kind)
  }

  /// A parenthesis does not reach over a brace, and nothing reaches out of an interpolation.
  private func enclosing(_ opening: TokenKind, closedBy kind: TokenKind) -> Int? {
    var open = innermostOpen
    while open >= 0 {
      let candidate = tokens[open].kind
      if candidate == opening { return open }
      if candidate == .interpolationStart || candidate == .leftBrace && kind != .rightBrace { return nil }
      open = tokens[open].link
    }
    return nil
  }

  /// At a `)` that ends an interpolation, or at the end of its line: goes on with the string.
  mutating func closeInterpolation() {
    while innermostOpen >= 0, closeInnermost() != .interpolationStart {}
    append(.interpolationEnd)
    continueString()
  }

  /// At the end of the file everything that is open ends.
  mutating func closeEverything() {
    tokenStart = bytes.count
    index = bytes.count
    while innermostOpen >= 0 {
      guard closeInnermost() == .interpolationStart else { continue }
      append(.interpolationEnd)
      if let string = openStrings.popLast() {
        tokens.setLink(of: string.token, to: tokens.count)
        append(.stringEnd)
      }
    }
  }
}
