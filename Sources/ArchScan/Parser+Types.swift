import ArchFacts

// Each function answers whether a type could be read.
extension Parser {
  /// Reads a type for what it is used as.
  @discardableResult
  mutating func parseType(as role: TypeReferenceRole) -> ByteRange {
    let outer = typeRole
    typeRole = role
    let start = current.start
    _ = parseType()
    typeRole = outer
    return range(from: start)
  }

  mutating func parseType() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    _ = consume(.repeat)
    return parseTypeScalar()
  }

  private mutating func parseTypeScalar() -> Bool {
    parseTypeSpecifiers()
    while kind == .at { parseTypeAttribute() }
    if word == .nonisolated, next.kind != .period { parseTypeSpecifiers() }
    guard parseCompositionType() else { return false }
    if isAtFunctionArrow {
      consumeEffects()
      guard consume(.arrow) else { return false }
      return parseType()
    }
    return true
  }

  /// `inout`, `borrowing`, `sending`, `isolated`, `nonisolated(nonsending)`, …
  private mutating func parseTypeSpecifiers() {
    while true {
      switch word {
      case .inout:
        advance()
      case .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending, ._resultDependsOn:
        guard specifierMayFollow(next) else { return }
        advance()
      case .nonisolated:
        if next.kind == .leftParen, !next.isAtStartOfLine {
          advance()
          skipOne()
        } else {
          guard specifierMayFollow(next) else { return }
          advance()
        }
      default:
        return
      }
    }
  }

  /// Whether a token can go on with a type behind a specifier; otherwise the specifier is the type's name.
  private func specifierMayFollow(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .leftParen, .leftSquare, .at, .wildcard: true
    case .prefixOperator: true
    case .keyword:
      switch token.word {
      case .Any, .Self, .inout, .repeat: true
      default: false
      }
    default: false
    }
  }

  var isAtFunctionArrow: Bool {
    if kind == .arrow { return true }
    switch word {
    case .async, .reasync, .throws, .rethrows: break
    default: return false
    }
    var index = position.index
    while true {
      let token = token(at: index)
      switch token.word {
      case .async, .reasync, .rethrows: index += 1
      case .throws:
        index += 1
        let paren = self.token(at: index)
        if paren.kind == .leftParen { index = paren.link + 1 }
      default: return token.kind == .arrow
      }
    }
  }

  /// `async`, `throws`, `throws(E)`, in any order.
  @discardableResult
  mutating func consumeEffects() -> (isAsync: Bool, throws: Bool) {
    var effects = (isAsync: false, throws: false)
    while true {
      switch word {
      case .async, .reasync:
        effects.isAsync = true
        advance()
      case .throws, .rethrows:
        effects.throws = true
        advance()
        if kind == .leftParen, !current.isAtStartOfLine {
          advance()
          parseType(as: .returnType)
          _ = consume(.rightParen)
        }
      default:
        return effects
      }
    }
  }

  private mutating func parseCompositionType() -> Bool {
    if word == .some || word == .any || word == .each { advance() }
    guard parseSimpleType() else { return false }
    while isOperator(spelling: "&") {
      advance()
      guard parseSimpleType() else { return false }
    }
    return true
  }

  /// A type without `->` and `&`. The root of a key path takes no members, the name of an attribute no `?`.
  mutating func parseSimpleType(allowsMembers: Bool = true, isAttributeName: Bool = false) -> Bool {
    if isOperator(spelling: "~") { advance() }
    var name = ByteRange.none
    switch kind {
    case .identifier:
      name = range(of: current)
      advance()
      if kind == .colonColon {
        advance()
        name = range(of: current)
        advance()
      }
    case .keyword where word == .Any || word == .Self:
      advance()
    case .wildcard:
      advance()
    case .leftParen:
      guard parseTupleType() else { return false }
    case .leftSquare:
      guard parseCollectionType() else { return false }
    default:
      return false
    }
    if isOperator(startingWith: UInt8(ascii: "<")) {
      note(typeNamed: name)
      name = .none
      guard parseGenericArguments() else { return false }
    }
    while true {
      if kind == .period, allowsMembers || next.word == .Type || next.word == .Protocol {
        let member = next
        guard member.kind == .identifier || member.kind == .keyword else {
          note(typeNamed: name)
          return false
        }
        advance()
        advance()
        if member.word == .Type || member.word == .Protocol {
          note(typeNamed: name)
          name = .none
        } else if !name.isEmpty {
          name.end = member.end
        }
        if isOperator(startingWith: UInt8(ascii: "<")) {
          note(typeNamed: name)
          name = .none
          guard parseGenericArguments() else { return false }
        }
      } else if !isAttributeName, kind == .postfixQuestion || kind == .exclamation, !current.isAtStartOfLine {
        advance()
      } else if !isAttributeName, kind == .postfixOperator, isOnlyOptionalMarks(current) {
        advance()
      } else {
        break
      }
    }
    note(typeNamed: name)
    return true
  }

  /// `??` and `?!` behind a type.
  private func isOnlyOptionalMarks(_ token: Token) -> Bool {
    bytes[Int(token.start)..<Int(token.end)].allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
  }

  @inline(__always)
  private mutating func note(typeNamed name: ByteRange) {
    guard isNoting, !name.isEmpty else { return }
    facts.typeReferences.append(
      TypeReference(name: name, role: typeRole, owner: context.owner, function: context.function))
  }

  /// `<A, B>`, from the `<`.
  mutating func parseGenericArguments() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    guard consumeOperator(startingWith: UInt8(ascii: "<")) else { return false }
    if consumeOperator(startingWith: UInt8(ascii: ">")) { return true }
    repeat {
      if isOperator(startingWith: UInt8(ascii: ">")) { break }
      guard parseGenericArgument() else { return false }
    } while consume(.comma)
    return consumeOperator(startingWith: UInt8(ascii: ">"))
  }

  /// A type or an integer.
  private mutating func parseGenericArgument() -> Bool {
    if kind == .integerLiteral {
      advance()
      return true
    }
    if isOperator(spelling: "-"), next.kind == .integerLiteral {
      advance()
      advance()
      return true
    }
    guard parseType() else { return false }
    if attempts > 0, isOperator(spelling: "...") { advance() }
    return true
  }

  private mutating func parseTupleType() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    let close = current.link
    advance()
    while kind != .rightParen, kind != .endOfFile {
      _ = consume(.inout)
      if startsParameterName {
        advance()
        if isLabel(current) { advance() }
        guard consume(.colon) else { return false }
        guard parseType() else { return false }
        if consume(.equal) { while kind != .comma, position.index < close { skipOne() } }
      } else {
        guard parseType() else { return false }
      }
      if isOperator(spelling: "...") { advance() }
      guard consume(.comma) else { break }
    }
    return consume(.rightParen)
  }

  /// Whether a parameter's name stands here rather than its type.
  var startsParameterName: Bool {
    guard isLabel(current) else { return false }
    if next.kind == .colon { return true }
    guard isLabel(next) else { return false }
    switch word {
    case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
      return token(at: position.index + 2).kind == .colon
    default:
      return true
    }
  }

  private mutating func parseCollectionType() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    advance()
    guard parseGenericArgument() else { return false }
    if word == .of, !current.isAtStartOfLine {
      advance()
      guard parseGenericArgument() else { return false }
    } else if consume(.colon) {
      guard parseType() else { return false }
    }
    return consume(.rightSquare)
  }

  /// Whether the `<` here opens generic arguments of an expression, judged by what follows the `>`.
  mutating func isAtGenericArguments() -> Bool {
    guard isOperator(startingWith: UInt8(ascii: "<")), !startsWithEmptyAngles else { return false }
    return attempt { parser in
      guard parser.parseGenericArguments() else { return false }
      switch parser.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
        .exclamation, .postfixQuestion, .colon, .interpolationEnd:
        return true
      case .binaryOperator:
        return parser.spells("&", parser.current)
      case .leftParen, .leftSquare:
        return !parser.current.isAtStartOfLine
      default:
        return false
      }
    }
  }

  private var startsWithEmptyAngles: Bool {
    current.end > current.start + 1 && bytes[Int(current.start) + 1] == UInt8(ascii: ">")
  }

  /// `<T: P, each U>` of a declaration; the names go to the facts.
  mutating func parseGenericParameters() -> FactRange {
    guard isOperator(startingWith: UInt8(ascii: "<")) else { return .none }
    _ = consumeOperator(startingWith: UInt8(ascii: "<"))
    var names: [ByteRange] = []
    while kind != .endOfFile, !isOperator(startingWith: UInt8(ascii: ">")) {
      while kind == .at { parseAttribute() }
      if word == .each || word == .let, next.kind == .identifier { advance() }
      guard kind == .identifier else { break }
      names.append(range(of: current))
      advance()
      if consume(.colon) { parseType(as: .genericConstraint) }
      guard consume(.comma) else { break }
    }
    if word == .where { parseWhereClause() }
    _ = consumeOperator(startingWith: UInt8(ascii: ">"))
    return note(names: names)
  }

  mutating func note(names: [ByteRange]) -> FactRange {
    guard isNoting, !names.isEmpty else { return .none }
    let start = Int32(facts.names.count)
    facts.names.append(contentsOf: names)
    return FactRange(start: start, end: start + Int32(names.count))
  }

  /// `where T: P, U == V` of a declaration.
  mutating func parseWhereClause() {
    guard consume(.where) else { return }
    repeat {
      while kind == .at { parseAttribute() }
      let start = position.index
      parseType(as: .genericConstraint)
      if consume(.colon) {
        // A layout such as `AnyObject` or `_Trivial(64)`, or a type.
        parseType(as: .genericConstraint)
        if kind == .leftParen, !current.isAtStartOfLine { skipOne() }
      } else if isOperator(spelling: "==") {
        advance()
        if !parseGenericRequirementOperand() { return }
      } else if position.index == start {
        return
      }
    } while consume(.comma)
  }

  private mutating func parseGenericRequirementOperand() -> Bool {
    let outer = typeRole
    typeRole = .genericConstraint
    defer { typeRole = outer }
    return parseGenericArgument()
  }
}
