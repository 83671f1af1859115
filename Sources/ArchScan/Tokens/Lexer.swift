import ArchFacts

/// Turns bytes into tokens. Never fails and never recurses: nested strings are kept on a stack.
///
/// Where Swift's grammar leaves a choice to context (operators, regular expressions, strings) it decides
/// as Apple's own lexer does, by the token before and the bytes around.
struct Lexer: ~Copyable {
  /// A string literal whose interpolation is being lexed.
  struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    var quote: UInt8
    /// The `stringStart`.
    var token: Int
  }

  /// Keeps the lexer linear where the same thing would be looked for again and again.
  struct MissingEnds {
    /// From this many hash signs on no regular expression is closed.
    var regexHashes = Int.max
    var conflictMarkers = Set<UInt8>()
    /// Up to here hash signs open neither a string nor a regular expression.
    var plainHashesEnd = 0
  }

  let bytes: SourceBytes
  private let keywords = KeywordTable.all
  var index = 0
  var tokens: TokenBuffer
  /// Strings around, innermost last.
  var openStrings: [OpenString] = [] {
    didSet { isInOneLineString = openStrings.last.map { !$0.isMultiline } ?? false }
  }
  /// Whether a line end ends the interpolation that is being lexed.
  private(set) var isInOneLineString = false
  /// The innermost bracket or interpolation that is not closed yet, −1 for none. Until it is closed its `link`
  /// is the index of the one around it.
  var innermostOpen = -1
  var suppressionComments: [ByteRange] = []
  var docComments: [ByteRange] = []

  var hasNewlineBefore = true
  var hasSpaceBefore = true
  var tokenStart = 0
  /// After `try?` and `try!` a `/` starts a regular expression.
  var prefersRegex = false
  /// What was looked for and is not there up to the end of the file, so that it is looked for only once.
  var missing = MissingEnds()

  /// - Parameter reusing: the tokens of another file, whose memory is used again.
  init(_ bytes: SourceBytes, reusing: TokenBuffer) {
    self.bytes = bytes
    tokens = reusing
    tokens.removeAll(beforeFileOf: bytes.count)
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { bytes[offset] }

  /// The kind of the token before; `endOfFile` at the start of the file.
  var previousKind: TokenKind { tokens.count > 0 ? tokens[tokens.count - 1].kind : .endOfFile }
  var previousWord: Keyword { tokens.count > 0 ? tokens[tokens.count - 1].word : .none }

  mutating func run() {
    skipShebang()
    while true {
      hasNewlineBefore = tokens.count == 0
      hasSpaceBefore = false
      skipTrivia()
      tokenStart = index
      guard index < bytes.count else { break }
      if isInOneLineString, bytes[index] == 0x0A || bytes[index] == 0x0D {
        closeInterpolation()
        continue
      }
      lexToken()
    }
    closeEverything()
    append(.endOfFile, word: .none)
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, word: Keyword = .none) {
    tokens.append(
      Token(
        kind: kind, start: tokenStart, end: index, word: word, newlineBefore: hasNewlineBefore,
        spaceBefore: hasSpaceBefore))
  }

  private mutating func skipShebang() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { index = 3 }
    guard byte(index) == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: "!") else { return }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  @inline(__always)
  private mutating func lexToken() {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexIdentifier()
    case UInt8(ascii: "("):
      open(.leftParen)
    case UInt8(ascii: ")"):
      if innermostOpen >= 0, tokens[innermostOpen].kind == .interpolationStart {
        index += 1
        closeInterpolation()
      } else {
        close(.rightParen, opening: .leftParen)
      }
    case UInt8(ascii: "{"):
      open(.leftBrace)
    case UInt8(ascii: "}"):
      close(.rightBrace, opening: .leftBrace)
    case UInt8(ascii: "["):
      open(.leftSquare)
    case UInt8(ascii: "]"):
      close(.rightSquare, opening: .leftSquare)
    case UInt8(ascii: ","):
      index += 1
      append(.comma)
    case UInt8(ascii: ";"):
      index += 1
      append(.semicolon)
    case UInt8(ascii: ":"):
      index += 1
      if byte(index) == UInt8(ascii: ":") {
        index += 1
        append(.colonColon)
      } else {
        append(.colon)
      }
    case UInt8(ascii: "@"):
      index += 1
      append(.at)
    case UInt8(ascii: "\\"):
      index += 1
      append(.backslash)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      lexString(hashes: 0)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      lexNumber()
    case UInt8(ascii: "#"):
      lexPound()
    case UInt8(ascii: "$"):
      lexDollarIdentifier()
    case UInt8(ascii: "`"):
      lexEscapedIdentifier()
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if bytes.isLeftBound(index) {
        let wasTry = previousWord == .try && previousKind == .keyword
        index += 1
        append(first == UInt8(ascii: "!") ? .exclamation : .postfixQuestion)
        prefersRegex = wasTry
        return
      }
      lexOperator()
    case UInt8(ascii: "<"):
      if byte(index + 1) == UInt8(ascii: "#"), lexPlaceholder() { break }
      lexOperator()
    case UInt8(ascii: "."):
      // Nearly always a member follows: no operator that the rules about operators would have to tell apart.
      if bytes.isWordByte(at: index + 1) {
        index += 1
        append(.period)
      } else {
        lexOperator()
      }
    case UInt8(ascii: "="):
      if byte(index + 1) == 0x20 {
        index += 1
        append(.equal)
      } else {
        lexOperator()
      }
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"):
      lexOperator()
    default:
      lexScalar()
    }
    prefersRegex = false
  }

  @inline(__always)
  private mutating func lexIdentifier() {
    let end = bytes.endOfIdentifier(from: index)
    index = end
    if end == tokenStart + 1, bytes[tokenStart] == UInt8(ascii: "_") {
      append(.wildcard)
      return
    }
    let word = keywords.word(in: bytes, from: tokenStart, to: end)
    append(word.isReserved ? .keyword : .identifier, word: word)
  }

  private mutating func lexDollarIdentifier() {
    index += 1
    var isAllDigits = true
    while index < bytes.count {
      let next = bytes[index]
      if next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
        index += 1
      } else if isIdentifierByte(next) {
        isAllDigits = false
        index += 1
      } else if next >= 0x80, let length = bytes.identifierScalarLength(at: index) {
        isAllDigits = false
        index += length
      } else {
        break
      }
    }
    append(isAllDigits && index > tokenStart + 1 ? .dollarIdentifier : .identifier)
  }

  /// `` `name` `` or a raw identifier, which may hold nearly anything but a line end.
  private mutating func lexEscapedIdentifier() {
    var end = index + 1
    while end < bytes.count {
      let next = bytes[end]
      if next == UInt8(ascii: "`") || next == 0x0A || next == 0x0D { break }
      end += 1
    }
    if byte(end) == UInt8(ascii: "`") {
      index = end + 1
      append(.identifier)
    } else {
      index += 1
      append(.backtick)
    }
  }

  mutating func skipWordBytes() {
    index = bytes.endOfWord(from: index)
  }

  private mutating func lexPound() {
    if index >= missing.plainHashesEnd {
      var hashes = 1
      while byte(index + hashes) == UInt8(ascii: "#") { hashes += 1 }
      switch byte(index + hashes) {
      case UInt8(ascii: "\""):
        index += hashes
        lexString(hashes: hashes)
        return
      case UInt8(ascii: "/"):
        if lexExtendedRegex(hashes: hashes) { return }
      default:
        break
      }
      missing.plainHashesEnd = index + hashes
    }
    index += 1
    let wordStart = index
    skipWordBytes()
    if let directive = bytes.directive(from: wordStart, to: index) {
      append(directive)
      return
    }
    index = wordStart
    append(.pound)
  }

  /// `<#text#>`, which stands for an identifier.
  private mutating func lexPlaceholder() -> Bool {
    var end = index + 2
    while end < bytes.count {
      let next = bytes[end]
      if next == 0x0A { return false }
      if next == UInt8(ascii: "<"), byte(end + 1) == UInt8(ascii: "#") { return false }
      if next == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") {
        index = end + 2
        append(.identifier)
        return true
      }
      end += 1
    }
    return false
  }

  /// A token that starts with a byte outside ASCII, or one that Swift does not know.
  private mutating func lexScalar() {
    let scalar = bytes.decodeScalar(at: index)
    if bytes.isIdentifierContinuation(scalar.value) {
      lexIdentifier()
    } else if OperatorCharacters.contain(scalar.value) {
      lexOperator()
    } else {
      index += scalar.length
      append(.unknown)
    }
  }
}
