import ArchFacts

// Generic arguments of types and of expressions, generic parameters, and what a `where` asks of them.
extension Parser {
  /// `<A, B>`, from the `<`.
  mutating func parseGenericArguments() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    guard cursor.consumeOperator(startingWith: UInt8(ascii: "<")) else { return false }
    if cursor.consumeOperator(startingWith: UInt8(ascii: ">")) { return true }
    repeat {
      if cursor.isOperator(startingWith: UInt8(ascii: ">")) { break }
      guard parseGenericArgument() else { return false }
    } while consume(.comma)
    return cursor.consumeOperator(startingWith: UInt8(ascii: ">"))
  }

  /// A type or an integer.
  mutating func parseGenericArgument() -> Bool {
    if kind == .integerLiteral {
      advance()
      return true
    }
    if cursor.isOperator(spelling: "-"), next.kind == .integerLiteral {
      advance()
      advance()
      return true
    }
    guard parseType() else { return false }
    if attempts > 0, cursor.isOperator(spelling: "...") { advance() }
    return true
  }

  /// Whether the `<` here opens generic arguments of an expression, judged by what follows the `>`.
  mutating func isAtGenericArguments() -> Bool {
    guard cursor.isOperator(startingWith: UInt8(ascii: "<")), !startsWithEmptyAngles else { return false }
    return attempt { parser in
      guard parser.parseGenericArguments() else { return false }
      switch parser.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
        .exclamation, .postfixQuestion, .colon, .interpolationEnd:
        return true
      case .binaryOperator:
        return parser.cursor.spells("&", parser.current)
      case .leftParen, .leftSquare:
        return !parser.current.isAtStartOfLine
      default:
        return false
      }
    }
  }

  private var startsWithEmptyAngles: Bool {
    current.end > current.start + 1 && cursor.bytes[Int(current.start) + 1] == UInt8(ascii: ">")
  }

  /// `<T: P, each U>` of a declaration; the names go to the facts.
  mutating func parseGenericParameters() -> FactRange {
    guard cursor.isOperator(startingWith: UInt8(ascii: "<")) else { return .none }
    _ = cursor.consumeOperator(startingWith: UInt8(ascii: "<"))
    var names: [ByteRange] = []
    while kind != .endOfFile, !cursor.isOperator(startingWith: UInt8(ascii: ">")) {
      while kind == .at { parseAttribute() }
      if word == .each || word == .let, next.kind == .identifier { advance() }
      guard kind == .identifier else { break }
      names.append(current.range)
      advance()
      if consume(.colon) { parseType(as: .genericBound) }
      guard consume(.comma) else { break }
    }
    if word == .where { parseWhereClause() }
    _ = cursor.consumeOperator(startingWith: UInt8(ascii: ">"))
    return note(names: names)
  }

  /// `where T: P, U == V` of a declaration.
  mutating func parseWhereClause() {
    guard consume(.where) else { return }
    repeat {
      while kind == .at { parseAttribute() }
      let start = cursor.index
      parseType(as: .genericConstraint)
      if consume(.colon) {
        // A layout such as `AnyObject` or `_Trivial(64)`, or a type.
        parseType(as: .genericBound)
        if kind == .leftParen, !current.isAtStartOfLine { cursor.skipOne() }
      } else if cursor.isOperator(spelling: "==") {
        advance()
        if !parseGenericRequirementOperand() { return }
      } else if cursor.index == start {
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
