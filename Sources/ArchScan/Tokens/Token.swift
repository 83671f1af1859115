import ArchFacts

enum TokenKind: UInt8 {
  case endOfFile
  case identifier, keyword, wildcard, dollarIdentifier
  case integerLiteral, floatLiteral
  /// A whole string literal without interpolations.
  case string
  /// The opening quote of a string with interpolations, up to the first of them. Its `link` is the `stringEnd`.
  case stringStart
  case stringEnd
  /// `\(` with its hash signs. Its `link` is the `interpolationEnd`.
  case interpolationStart
  case interpolationEnd
  case regex
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, colonColon, semicolon, at, backslash
  case pound, poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation
  case period, equal, arrow, prefixAmpersand
  case prefixOperator, binaryOperator, postfixOperator
  case postfixQuestion, infixQuestion, exclamation
  case backtick, unknown

  var isOpening: Bool {
    switch self {
    case .leftParen, .leftBrace, .leftSquare, .interpolationStart, .stringStart: true
    default: false
    }
  }

  var isClosing: Bool {
    switch self {
    case .rightParen, .rightBrace, .rightSquare, .interpolationEnd, .stringEnd: true
    default: false
    }
  }
}

/// A kind and a byte range. An opening bracket also keeps the index of the token that closes it.
struct Token {
  var start: Int32
  /// After the last byte; of an opening bracket or string after the first.
  private(set) var end: Int32
  private var linkedIndex: Int32
  var kind: TokenKind
  /// Which word an identifier spells, contextual keywords included.
  var word: Keyword
  private var flags: UInt8

  init(kind: TokenKind, start: Int, end: Int, word: Keyword, newlineBefore: Bool, spaceBefore: Bool) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = kind.isOpening ? self.start + 1 : Int32(truncatingIfNeeded: end)
    linkedIndex = Int32(truncatingIfNeeded: end)
    self.kind = kind
    self.word = word
    flags = (newlineBefore ? 1 : 0) | (spaceBefore ? 2 : 0)
  }

  var isAtStartOfLine: Bool { flags & 1 != 0 }
  /// Whether a blank, a newline or a comment is before it.
  var hasSpaceBefore: Bool { flags & 2 != 0 }

  var isOpening: Bool { kind.isOpening }

  /// Of an opening bracket: the index of the token that closes it, or of the one at which it was given up.
  var link: Int {
    get { Int(linkedIndex) }
    set { linkedIndex = Int32(truncatingIfNeeded: newValue) }
  }
}

extension TokenKind {
  /// A directive that ends a branch of `#if`.
  var isConditionalEnd: Bool { self == .poundElseif || self == .poundElse || self == .poundEndif }
}

extension Token {
  var range: ByteRange { ByteRange(start: start, end: end) }

  /// After `(` or `,`: whether an argument follows.
  var startsArgument: Bool { !kind.isClosing && kind != .endOfFile }

  /// Whether it can be the label of an argument.
  var isLabel: Bool {
    switch kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: word != .inout
    default: false
    }
  }

  /// Whether it spells the modifier of a declaration.
  var isModifier: Bool {
    switch word {
    case .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .consuming, .convenience,
      .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating,
      .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .private, .public,
      .reasync, .required, .static, .sending, .unowned, .weak:
      return kind == .identifier || kind == .keyword
    default:
      return false
    }
  }

  /// Whether a token can go on with a type after a specifier; otherwise the specifier is the type's name.
  var mayFollowSpecifier: Bool {
    switch kind {
    case .identifier, .leftParen, .leftSquare, .at, .wildcard: true
    case .prefixOperator: true
    case .keyword:
      switch word {
      case .Any, .Self, .inout, .repeat: true
      default: false
      }
    default: false
    }
  }
}
