import ArchFacts

extension Parser {
  mutating func parseClosure() {
    let outer = context
    context.isPattern = false
    context.closure = Int32(facts.closures.count)
    let closure = facts.closures.count
    facts.closures.append(current.range)
    let close = current.link
    advance()
    if isAtClosureSignature() { parseClosureSignature() }
    let items = parseItems(in: .local, limit: close)
    noteImplicitResult(ofItems: items)
    context = outer
    if cursor.index < close { skipRest(to: close) }
    _ = consume(.rightBrace)
    facts.closures[closure].end = cursor.previousEnd
  }

  /// Whether what is here up to an `in` are captures and parameters.
  private mutating func isAtClosureSignature() -> Bool {
    switch kind {
    case .identifier, .wildcard:
      switch next.kind {
      case .comma, .colon, .arrow: break
      case .keyword:
        guard next.word == .in || next.word == .throws || next.word == .rethrows else { return false }
      case .identifier: guard next.word == .async else { return false }
      default: return false
      }
    case .at, .leftParen, .leftSquare:
      break
    default:
      return false
    }
    return attempt { $0.skipClosureSignature() }
  }

  private mutating func skipClosureSignature() -> Bool {
    while kind == .at { parseAttribute() }
    if kind == .leftSquare { cursor.skipOne() }
    switch kind {
    case .leftParen:
      cursor.skipOne()
    case .identifier, .wildcard:
      repeat {
        guard kind == .identifier || kind == .wildcard else { return false }
        advance()
        if consume(.colon), !parseType() { return false }
      } while consume(.comma)
    default:
      break
    }
    consumeEffects()
    if consume(.arrow) { return parseType() }
    return word == .in
  }

  private mutating func parseClosureSignature() {
    while kind == .at { parseAttribute() }
    if kind == .leftSquare { parseCaptures() }
    if kind == .leftParen {
      let close = current.link
      advance()
      while cursor.index < close {
        let start = cursor.index
        parseClosureParameter()
        guard consume(.comma), cursor.index > start else { break }
      }
      closeBracket(at: close)
    } else {
      while kind == .identifier || kind == .wildcard {
        guard word != .async || next.kind == .comma || next.word == .in else { break }
        advance()
        if consume(.colon) { parseType(as: .parameter) }
        guard consume(.comma) else { break }
      }
    }
    consumeEffects()
    if consume(.arrow) { _ = parseResultType() }
    _ = consume(.in)
  }

  private mutating func parseCaptures() {
    let close = current.link
    advance()
    while cursor.index < close {
      let start = cursor.index
      if word == .weak || word == .unowned,
        next.kind == .identifier || next.kind == .keyword || next.kind == .leftParen
      {
        advance()
        if kind == .leftParen { cursor.skipOne() }
      }
      if kind == .identifier || kind == .keyword { advance() }
      if consume(.equal) { parseExpression(.basic) }
      guard consume(.comma), cursor.index > start else { break }
    }
    closeBracket(at: close)
  }

  private mutating func parseClosureParameter() {
    while kind == .at { parseAttribute() }
    while current.isModifier, next.kind == .identifier || next.kind == .wildcard { advance() }
    if current.isLabel { advance() }
    if current.isLabel { advance() }
    if consume(.colon) { parseType(as: .parameter) }
    if cursor.isOperator(spelling: "...") { advance() }
    if consume(.equal) { parseExpression(.basic) }
  }
}
