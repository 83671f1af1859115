import ArchFacts

/// Where the parser is in the tokens, and all it can tell by looking around.
///
/// It is small on purpose: Swift hands a large struct to its own methods as a copy, and with these
/// questions asked of the whole `Parser` a tenth of all instructions went into copying it.
struct TokenCursor {
  let tokens: TokenBuffer
  let bytes: SourceBytes
  private(set) var index = 0
  private(set) var current: Token
  /// Only a part of the token has been read, such as the first `>` of `>>`; `current` is the rest.
  private(set) var isSplit = false

  init(_ tokens: TokenBuffer, _ bytes: SourceBytes) {
    self.tokens = tokens
    self.bytes = bytes
    current = tokens[0]
  }

  var kind: TokenKind { @inline(__always) get { current.kind } }
  var word: Keyword { @inline(__always) get { current.word } }

  /// The token after the current one.
  var next: Token { @inline(__always) get { tokens[index + 1] } }

  /// After the last token it is the last one again.
  @inline(__always)
  func token(at index: Int) -> Token { tokens[index] }

  /// After the last token read.
  var previousEnd: Int32 {
    if isSplit { return current.start }
    return index > 0 ? tokens[index - 1].end : 0
  }

  @inline(__always)
  func range(from start: Int32) -> ByteRange {
    ByteRange(start: start, end: max(start, previousEnd))
  }

  @inline(__always)
  mutating func advance() {
    if isSplit {
      advanceWithinToken()
    } else if index + 1 < tokens.count {
      index += 1
      current = tokens[index]
    }
  }

  /// Goes to a later token, such as the one that closes the current bracket; never back.
  mutating func jump(to target: Int) {
    index = min(max(target, index), tokens.count - 1)
    current = tokens[index]
    isSplit = false
  }

  /// Steps over one token, over a bracket with everything in it.
  mutating func skipOne() {
    if current.isOpening {
      jump(to: current.link)
      if kind.isClosing { advance() }
    } else {
      advance()
    }
  }

  /// Steps over the rest of the line.
  mutating func skipLine() {
    while kind != .endOfFile, !current.isAtStartOfLine { skipOne() }
  }
}

extension TokenCursor {
  /// Whether the current token is an operator that starts with a byte.
  @inline(__always)
  func isOperator(startingWith byte: UInt8) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: bytes[Int(current.start)] == byte
    default: false
    }
  }

  func isOperator(spelling word: StaticString) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: spells(word, current)
    default: false
    }
  }

  func spells(_ word: StaticString, _ token: Token) -> Bool {
    guard Int(token.end - token.start) == word.utf8CodeUnitCount else { return false }
    return bytes.spells(word, at: Int(token.start))
  }

  /// Whether all bytes of the current operator are among some.
  func consists(of allowed: [UInt8]) -> Bool {
    for offset in current.start..<current.end where !allowed.contains(bytes[Int(offset)]) { return false }
    return true
  }

  /// Whether a name is one that types have: a capital letter, maybe after underscores.
  func startsLikeType(_ range: ByteRange) -> Bool {
    guard !range.isEmpty else { return false }
    var start = Int(range.start)
    if bytes[start] == UInt8(ascii: "`") { start += 1 }
    while start < range.end, bytes[start] == UInt8(ascii: "_") { start += 1 }
    if bytes[start] &- UInt8(ascii: "A") < 26 { return true }
    return bytes[start] >= 0x80 && isCapitalLetter(at: start)
  }

  /// Of any script.
  private func isCapitalLetter(at offset: Int) -> Bool {
    let character = String(decoding: (offset..<offset + 4).map { bytes[$0] }, as: UTF8.self)
    return character.unicodeScalars.first?.properties.isUppercase ?? false
  }

  func isQuoted(_ name: ByteRange) -> Bool { bytes[Int(name.start)] == UInt8(ascii: "`") }

  /// Consumes one byte of an operator, such as the first `>` of `>>`.
  mutating func consumeOperator(startingWith byte: UInt8) -> Bool {
    guard isOperator(startingWith: byte) else { return false }
    split(at: current.start + 1)
    return true
  }

  /// Reads the current token up to an offset within it; the rest is a token of its own.
  mutating func split(at offset: Int32) {
    if offset < current.end {
      current = remainder(from: offset)
      isSplit = true
    } else {
      advance()
    }
  }

  /// What is left of an operator: `?` and `!` stand for themselves, one at a time.
  private func remainder(from start: Int32) -> Token {
    let end = tokens[index].end
    let kind: TokenKind
    var length = end - start
    switch bytes[Int(start)] {
    case UInt8(ascii: "?"): (kind, length) = (.postfixQuestion, 1)
    case UInt8(ascii: "!"): (kind, length) = (.exclamation, 1)
    case UInt8(ascii: "=") where length == 1: kind = .equal
    case UInt8(ascii: "-") where length == 2 && bytes[Int(start) + 1] == UInt8(ascii: ">"): kind = .arrow
    default: kind = tokens[index].kind
    }
    return Token(
      kind: kind, start: Int(start), end: Int(start + length), word: .none, newlineBefore: false,
      spaceBefore: false)
  }

  private mutating func advanceWithinToken() {
    if current.end < tokens[index].end {
      current = remainder(from: current.end)
    } else {
      isSplit = false
      advance()
    }
  }
}
