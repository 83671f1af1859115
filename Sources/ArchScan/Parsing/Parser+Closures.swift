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
    if isAtClosureSignature() { parseSignature(ofClosure: closure) }
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

  private mutating func parseSignature(ofClosure closure: Int) {
    var number: Int32 = 0
    while kind == .at { parseAttribute() }
    if kind == .leftSquare { parseCaptures() }
    if kind == .leftParen {
      let close = current.link
      advance()
      while cursor.index < close {
        let start = cursor.index
        parseParameter(number, ofClosure: closure)
        number += 1
        guard consume(.comma), cursor.index > start else { break }
      }
      closeBracket(at: close)
    } else {
      while kind == .identifier || kind == .wildcard {
        guard word != .async || next.kind == .comma || next.word == .in else { break }
        let name = current.range
        let isWildcard = kind == .wildcard
        advance()
        let type = consume(.colon) ? parseTypeOfParameter() : .none
        if !isWildcard { note(name, type, number, ofClosure: closure) }
        number += 1
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

  private mutating func parseParameter(_ number: Int32, ofClosure closure: Int) {
    while kind == .at { parseAttribute() }
    while current.isModifier, next.kind == .identifier || next.kind == .wildcard { advance() }
    var name = ByteRange.none
    for _ in 0..<2 where current.isLabel {
      name = kind == .wildcard ? .none : current.range
      advance()
    }
    let type = consume(.colon) ? parseTypeOfParameter() : .none
    if !name.isEmpty { note(name, type, number, ofClosure: closure) }
    if cursor.isOperator(spelling: "...") { advance() }
    if consume(.equal) { parseExpression(.basic) }
  }

  private mutating func parseTypeOfParameter() -> ByteRange {
    let start = current.start
    parseType(as: .parameter)
    return cursor.range(from: start)
  }

  private mutating func note(
    _ name: ByteRange, _ type: ByteRange, _ number: Int32, ofClosure closure: Int
  ) {
    var given = GivenName(name: name, type: type, number: number)
    given.closure = Int32(closure)
    facts.givenNames.append(given)
  }
}
