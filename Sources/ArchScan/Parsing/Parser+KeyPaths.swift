import ArchFacts

// Paths to properties, in expressions.
extension Parser {
  /// `\Root.a.b?[c]`
  mutating func parseKeyPath(_ pattern: PatternKind) {
    advance()
    if kind != .period, !cursor.isOperator(startingWith: UInt8(ascii: ".")) {
      let outer = typeRole
      typeRole = .expression
      let noted = facts.typeReferences.count
      let isRead = parseSimpleType(allowsMembers: false)
      if isRead, facts.typeReferences.count == noted + 1 { parseTypesWithinRoot(noted) }
      typeRole = outer
    }
    while true {
      switch kind {
      case .period:
        advance()
        switch kind {
        case .leftSquare, .postfixQuestion, .exclamation: continue
        case .identifier, .integerLiteral, .keyword, .wildcard: break
        default: return
        }
        advance()
        skipArgumentLabels()
        if isAtGenericArguments() { parseGenericArgumentsOfExpression() }
      case .leftSquare where !current.isAtStartOfLine:
        let close = current.link
        advance()
        parseArgumentList(pattern: pattern)
        closeBracket(at: close)
      case .postfixQuestion, .exclamation:
        advance()
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard cursor.consists(of: [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")]) else { return }
        let endsInPeriod = cursor.bytes[Int(current.end) - 1] == UInt8(ascii: ".")
        advance()
        if endsInPeriod, kind == .identifier { advance() }
      default:
        return
      }
    }
  }

  /// `.Country` of `\Store.Country.name`: what has a capital name is a type within the root, not a property of it.
  ///
  /// - Parameter reference: the root among those noted.
  private mutating func parseTypesWithinRoot(_ reference: Int) {
    while kind == .period, next.kind == .identifier, cursor.bytes[Int(next.range.start)].isUpperCase,
      facts.typeReferences[reference].name.end == current.range.start
    {
      advance()
      facts.typeReferences[reference].name.end = current.end
      facts.typeReferences[reference].isOneWord = false
      advance()
      if isAtGenericArguments() { parseGenericArgumentsOfExpression() }
    }
  }
}
