import ArchFacts

/// Reads tokens as Swift's grammar does and notes down facts on the way; it builds no tree.
///
/// It never fails: what it does not understand it steps over and counts. Recursion is bounded by
/// `maximumDepth`; deeper brackets are stepped over as a whole. Every function named `parse…` may be run
/// tentatively (see `attempt`), in which case it leaves no facts.
struct Parser {
  /// Where facts found now belong.
  struct Context {
    var owner = FileFacts.none
    var function = FileFacts.none
    var body = FileFacts.none
    var isPattern = false
  }

  /// An argument that starts with a period learns from here what it is an argument of.
  struct ArgumentPlace {
    var call: Int32
    var label: ByteRange
    var index: Int32
  }

  /// Where the parser stands; enough to come back to.
  struct Position {
    var index: Int
    var current: Token
    var isSplit: Bool
  }

  /// Levels of nesting that are followed; Apple's parser stops at the same depth.
  static let maximumDepth = 256

  let tokens: [Token]
  let bytes: [UInt8]
  var facts: FileFacts
  var context = Context()
  var position: Position
  var depth = 0
  var conditionalDepth = 0
  /// More than 0 while something is tried: nothing is noted down.
  var attempts = 0
  var typeRole = TypeReferenceRole.variable
  var argumentPlace: ArgumentPlace?

  init(tokens: [Token], facts: FileFacts) {
    self.tokens = tokens
    self.facts = facts
    bytes = facts.bytes
    position = Position(index: 0, current: tokens[0], isSplit: false)
  }

  var current: Token { @inline(__always) get { position.current } }
  var kind: TokenKind { @inline(__always) get { position.current.kind } }
  var word: Keyword { @inline(__always) get { position.current.word } }
  var isNoting: Bool { @inline(__always) get { attempts == 0 } }

  /// The token behind the current one.
  var next: Token { @inline(__always) get { token(at: position.index + 1) } }

  @inline(__always)
  func token(at index: Int) -> Token { tokens[min(index, tokens.count - 1)] }

  /// Behind the last token read.
  var previousEnd: Int32 {
    if position.isSplit { return current.start }
    return position.index > 0 ? tokens[position.index - 1].end : 0
  }

  @inline(__always)
  mutating func advance() {
    if position.isSplit {
      advanceWithinToken()
    } else if position.index + 1 < tokens.count {
      position.index += 1
      position.current = tokens[position.index]
    }
  }

  /// Goes to a later token, such as the one that closes the current bracket.
  mutating func jump(to index: Int) {
    let target = min(max(index, position.index), tokens.count - 1)
    position = Position(index: target, current: tokens[target], isSplit: false)
  }

  /// Steps over one token, over a bracket with everything in it.
  mutating func skipOne() {
    if current.isOpening {
      jump(to: current.link)
      if isClosing(kind) { advance() }
    } else {
      advance()
    }
  }

  func isClosing(_ kind: TokenKind) -> Bool {
    switch kind {
    case .rightParen, .rightBrace, .rightSquare, .interpolationEnd, .stringEnd: true
    default: false
    }
  }

  /// Steps over what is not understood.
  mutating func skipUnknown() {
    if isNoting { facts.skipped += 1 }
    skipOne()
  }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(_ word: Keyword) -> Bool {
    guard self.word == word else { return false }
    advance()
    return true
  }

  @inline(__always)
  func range(from start: Int32) -> ByteRange {
    ByteRange(start: start, end: max(start, previousEnd))
  }

  @inline(__always)
  func range(of token: Token) -> ByteRange {
    ByteRange(start: token.start, end: token.end)
  }

  /// Reads ahead without noting anything down, and comes back unless `body` says that it found what it
  /// looked for and wants to stay.
  mutating func attempt(_ body: (inout Parser) -> Bool) -> Bool {
    let start = position
    let startDepth = depth
    attempts += 1
    let found = body(&self)
    attempts -= 1
    depth = startDepth
    position = start
    return found
  }

  /// Whether one level more may be entered; if not, steps over what stands here.
  mutating func enter() -> Bool {
    // A look ahead at types needs few levels, and must not cost more than the text it looks at.
    if depth < (attempts > 0 ? Parser.maximumDepth / 2 : Parser.maximumDepth) {
      depth += 1
      return true
    }
    skipUnknown()
    return false
  }
}

extension Parser {
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
    let start = Int(token.start)
    return word.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + $0.count]) }
  }

  /// Consumes one byte of an operator, such as the first `>` of `>>`.
  mutating func consumeOperator(startingWith byte: UInt8) -> Bool {
    guard isOperator(startingWith: byte) else { return false }
    let start = current.start + 1
    if start < current.end {
      position.isSplit = true
      position.current = remainder(from: start)
    } else {
      advance()
    }
    return true
  }

  /// Consumes one `?` or `!` of `??` and its like behind a type.
  private func remainder(from start: Int32) -> Token {
    let end = tokens[position.index].end
    func token(_ kind: TokenKind, _ length: Int32) -> Token {
      Token(
        kind: kind, start: Int(start), end: Int(start + length), word: .none, newlineBefore: false,
        spaceBefore: false)
    }
    switch bytes[Int(start)] {
    case UInt8(ascii: "?"): return token(.postfixQuestion, 1)
    case UInt8(ascii: "!"): return token(.exclamation, 1)
    case UInt8(ascii: "=") where end == start + 1: return token(.equal, 1)
    case UInt8(ascii: "-") where end == start + 2 && bytes[Int(start) + 1] == UInt8(ascii: ">"):
      return token(.arrow, 2)
    default: return token(tokens[position.index].kind, end - start)
    }
  }

  private mutating func advanceWithinToken() {
    let start = current.end
    if start < tokens[position.index].end {
      position.current = remainder(from: start)
    } else {
      position.isSplit = false
      advance()
    }
  }

  /// Whether a token can be the label of an argument.
  func isLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: token.word != .inout
    default: false
    }
  }

  func startsWithUpperCase(_ range: ByteRange) -> Bool {
    guard !range.isEmpty else { return false }
    let first = bytes[Int(range.start)]
    if first < 0x80 { return first &- UInt8(ascii: "A") < 26 }
    return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self).first?.isUppercase ?? false
  }
}
