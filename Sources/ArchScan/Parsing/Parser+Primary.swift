import ArchFacts

extension Parser {
  /// The smallest expressions; answers whether one starts here.
  mutating func parsePrimary(_ chain: inout Chain, _ flavor: ExpressionFlavor, _ pattern: PatternKind) -> Bool
  {
    switch kind {
    case .identifier, .colonColon:
      parseName(&chain)
    case .keyword:
      return parseKeywordExpression(&chain)
    case .period:
      parseImplicitMember(&chain)
    case .dollarIdentifier:
      advance()
      chain.isNamed = true
    case .integerLiteral, .floatLiteral, .string, .regex:
      advance()
      chain.isLiteral = true
    case .stringStart:
      parseInterpolations()
      chain.isLiteral = true
    case .wildcard:
      advance()
    case .leftParen:
      let close = current.link
      advance()
      parseArgumentList(pattern: pattern)
      closeBracket(at: close)
    case .leftSquare:
      chain.isLiteral = parseCollection()
    case .leftBrace:
      parseClosure()
    case .pound:
      parseMacroExpansion(isDeclaration: false, flavor: flavor)
    case .poundAvailable, .poundUnavailable:
      advance()
      if kind == .leftParen { cursor.skipOne() }
    default:
      return false
    }
    return true
  }

  /// A name with its generic arguments: `name`, `Module::name`, `name(label:)`, `Name<T>`.
  private mutating func parseName(_ chain: inout Chain) {
    var name = current.range
    if kind != .colonColon { advance() }
    if kind == .colonColon {
      advance()
      name = current.range
      advance()
    }
    chain.isNamed = true
    chain.lastName = name
    chain.isUpperCase = cursor.startsLikeType(name)
    skipArgumentLabels()
    if isAtGenericArguments() {
      if chain.isUpperCase {
        var reference = TypeReference(
          name: ByteRange(start: chain.start, end: name.end), role: .value, owner: context.owner,
          function: context.function)
        reference.hasArguments = true
        reference.isOneWord = chain.start == name.start && !cursor.isQuoted(name)
        facts.typeReferences.append(reference)
      }
      parseGenericArgumentsOfExpression()
      chain.lastName = .none
    }
  }

  private mutating func parseKeywordExpression(_ chain: inout Chain) -> Bool {
    switch word {
    case .nil, .true, .false:
      advance()
      chain.isLiteral = true
    case .Any:
      advance()
    case .self, .super:
      advance()
      chain.isNamed = true
    case .Self, .`init`, .deinit, .subscript:
      parseName(&chain)
    default:
      return false
    }
    return true
  }

  /// A string with its interpolations.
  private mutating func parseInterpolations() {
    let end = current.link
    advance()
    while cursor.index < end, kind == .interpolationStart {
      let close = current.link
      advance()
      parseArgumentList()
      closeBracket(at: close)
    }
    cursor.jump(to: end)
    _ = consume(.stringEnd)
  }

  /// An array or a dictionary, or the type of one; answers whether it is a literal.
  private mutating func parseCollection() -> Bool {
    let list = current.start
    let close = current.link
    advance()
    if isAtInlineArrayType(before: close) {
      let outer = typeRole
      typeRole = .expression
      _ = parseType()
      if kind == .integerLiteral { advance() }
      _ = consume(.of)
      _ = parseType()
      typeRole = outer
      closeBracket(at: close)
      return false
    }
    while cursor.index < close {
      let elementStart = cursor.index
      let start = current.start
      if kind != .colon { parseExpression(.basic) }
      if consume(.colon) {
        let valueStart = cursor.index
        let start = current.start
        if cursor.index < close { parseExpression(.basic) }
        if cursor.index > valueStart { addElement(of: list, from: start, hasKey: true) }
      } else if cursor.index > elementStart {
        addElement(of: list, from: start, hasKey: false)
      }
      _ = consume(.comma)
      if cursor.index == elementStart { break }
    }
    closeBracket(at: close)
    return true
  }

  private mutating func addElement(of list: Int32, from start: Int32, hasKey: Bool) {
    facts.listElements.append(
      ListElement(list: list, value: cursor.range(from: start), hasKey: hasKey))
  }

  /// `[3 of Int]`
  private mutating func isAtInlineArrayType(before close: Int) -> Bool {
    guard close - cursor.index > 2 else { return false }
    let last = min(close, cursor.index + 24)
    guard
      (cursor.index..<last).contains(where: {
        cursor.token(at: $0).word == .of && !cursor.token(at: $0).isAtStartOfLine
      })
    else { return false }
    return attempt { parser in
      if parser.kind == .integerLiteral { parser.advance() } else if !parser.parseType() { return false }
      return parser.word == .of && !parser.current.isAtStartOfLine
    }
  }

  /// `#name<T>(arguments) { … }`
  mutating func parseMacroExpansion(isDeclaration: Bool, flavor: ExpressionFlavor, prefix: Prefix? = nil) {
    let start = current.start
    advance()
    guard !current.isAtStartOfLine, kind == .identifier || kind == .keyword else { return }
    var name = current.range
    advance()
    if kind == .colonColon {
      advance()
      name = current.range
      advance()
    }
    let macro = facts.macros.count
    facts.macros.append(
      MacroUse(
        position: start, name: name, isDeclaration: isDeclaration, extent: name, owner: context.owner,
        function: context.function))
    if isAtGenericArguments() { parseGenericArgumentsOfExpression() }
    if kind == .leftParen, !current.isAtStartOfLine {
      let close = current.link
      advance()
      parseArgumentList()
      closeBracket(at: close)
    }
    if flavor == .basic, kind == .leftBrace, isAtTrailingClosure(flavor) { parseTrailingClosures() }
    facts.macros[macro].extent = cursor.range(from: prefix?.start ?? start)
  }
}
