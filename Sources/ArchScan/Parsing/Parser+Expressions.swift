import ArchFacts

/// Where an expression is.
enum ExpressionFlavor {
  case basic
  /// Before the brace of a statement, which must not be mistaken for a trailing closure.
  case condition
}

/// Whether an expression is to be read as a pattern.
enum PatternKind {
  case none
  case matching
  /// After `let` or `var`.
  case binding
}

extension Parser {
  mutating func parseExpression(_ flavor: ExpressionFlavor, pattern: PatternKind = .none) {
    if pattern != .none, kind == .keyword {
      switch word {
      case .is, .let, .var, .inout:
        parseMatchingPattern(.matching)
        return
      default:
        break
      }
    }
    parseSequence(flavor, pattern)
  }

  mutating func parseMatchingPattern(_ pattern: PatternKind) {
    let outer = context.isPattern
    context.isPattern = true
    defer { context.isPattern = outer }
    var pattern = pattern
    while kind == .keyword, word == .let || word == .var || word == .inout {
      advance()
      pattern = .binding
    }
    if kind == .keyword, consume(.is) {
      parseType(as: .expression)
      return
    }
    parseSequence(.condition, pattern)
  }

  /// Operands with operators between them.
  private mutating func parseSequence(_ flavor: ExpressionFlavor, _ pattern: PatternKind) {
    guard enter() else { return }
    var assignment = FileFacts.none
    defer {
      if assignment >= 0 { endAssignments(from: assignment) }
      depth -= 1
    }
    // Where the operand before an operator starts, and where what a `?` tests.
    var left = current.start
    var test = left
    guard parseOperand(flavor, pattern) else { return }
    while true {
      switch kind {
      case .binaryOperator:
        let branch = noteOperator()
        let isAssignment = isAssignmentOperator && noteAssignment(&assignment)
        if let branch { facts.branches[branch].condition = ByteRange(start: left, end: current.end) }
        advance()
        left = current.start
        if isAssignment { test = left }
        guard parseOperand(flavor, pattern) else { return }
        if let branch { facts.branches[branch].condition.end = cursor.previousEnd }
      case .infixQuestion:
        let branch = addBranch(.ternary)
        facts.branches[branch].condition = cursor.range(from: test)
        advance()
        facts.branches[branch].end = cursor.previousEnd
        parseSequence(flavor, pattern)
        guard consume(.colon) else { return }
        left = current.start
        test = left
        facts.branches[branch].start = left
        guard parseOperand(flavor, pattern) else { return }
      case .equal:
        guard pattern == .none else { return }
        _ = noteAssignment(&assignment)
        advance()
        left = current.start
        test = left
        guard parseOperand(flavor, pattern) else { return }
      case .arrow:
        advance()
        guard parseOperand(flavor, pattern) else { return }
      case .keyword:
        switch word {
        case .is:
          advance()
          parseType(as: .expression)
          operand = nil
        case .as:
          advance()
          parseCastType()
          operand = nil
        case .throws:
          consumeEffects()
          guard consume(.arrow), parseOperand(flavor, pattern) else { return }
        default:
          return
        }
      case .identifier:
        guard word == .async, next.kind == .arrow || next.word == .throws else { return }
        consumeEffects()
        guard consume(.arrow), parseOperand(flavor, pattern) else { return }
      default:
        return
      }
    }
  }

  /// What follows `as`.
  mutating func parseCastType() {
    if kind == .postfixQuestion || kind == .exclamation { advance() }
    let type = current.start
    parseType(as: .expression)
    if cursor.previousEnd > type { facts.casts.append(cursor.range(from: type)) }
  }

  /// Notes an operator that decides, compares or computes; answers its place in `branches`.
  private mutating func noteOperator() -> Int? {
    let start = Int(current.start)
    let second = current.end - current.start > 1 ? cursor.bytes[start + 1] : 0
    let branchKind: BranchKind
    switch (current.end - current.start, cursor.bytes[start]) {
    case (2, UInt8(ascii: "&")) where second == UInt8(ascii: "&"): branchKind = .and
    case (2, UInt8(ascii: "|")) where second == UInt8(ascii: "|"): branchKind = .or
    case (2, UInt8(ascii: "?")) where second == UInt8(ascii: "?"): branchKind = .coalescing
    case (1, UInt8(ascii: "<")), (1, UInt8(ascii: ">")): branchKind = .comparison
    case (2, UInt8(ascii: "=")), (2, UInt8(ascii: "!")), (2, UInt8(ascii: "<")), (2, UInt8(ascii: ">")),
      (2, UInt8(ascii: "~")):
      guard second == UInt8(ascii: "=") else {
        guard second == UInt8(ascii: "<") || second == UInt8(ascii: ">") else { return nil }
        branchKind = .arithmetic
        break
      }
      branchKind = .comparison
    case (3, UInt8(ascii: "=")), (3, UInt8(ascii: "!")): branchKind = .comparison
    case (1, UInt8(ascii: "+")), (1, UInt8(ascii: "-")), (1, UInt8(ascii: "*")), (1, UInt8(ascii: "/")),
      (1, UInt8(ascii: "%")), (1, UInt8(ascii: "&")), (1, UInt8(ascii: "|")), (1, UInt8(ascii: "^")):
      branchKind = .arithmetic
    case (2, UInt8(ascii: "+")), (2, UInt8(ascii: "-")), (2, UInt8(ascii: "*")), (2, UInt8(ascii: "/")),
      (2, UInt8(ascii: "%")), (2, UInt8(ascii: "&")):
      branchKind = .arithmetic
    default: return nil
    }
    let branch = addBranch(branchKind)
    facts.branches[branch].end = current.end
    return branch
  }

  /// One operand with its prefix words and operators; answers whether there was one.
  private mutating func parseOperand(
    _ flavor: ExpressionFlavor, _ pattern: PatternKind, isNegated: Bool = false
  ) -> Bool {
    operand = nil
    while true {
      switch kind {
      case .at:
        guard attempt({ $0.parseType() }) else { return false }
        parseType(as: .expression)
        return true
      case .keyword:
        switch word {
        case .try:
          advance()
          if kind == .exclamation || kind == .postfixQuestion { advance() }
          continue
        case .inout:
          guard attempt({ $0.parseType() }) else { return false }
          parseType(as: .expression)
          return true
        case .repeat:
          guard next.kind != .leftBrace else { return false }
          advance()
          parseExpression(flavor, pattern: pattern)
          return true
        case .if:
          parseIf()
          operand = nil
          return true
        case .switch:
          parseSwitch()
          operand = nil
          return true
        default:
          break
        }
      case .identifier where word != .none:
        switch word {
        case .await:
          advance()
          continue
        case .unsafe:
          if isPrefixKeyword(acceptsClosure: true, prefersPostfix: false, flavor) {
            advance()
            continue
          }
        case .copy, .consume, .each, .borrow:
          if cursor.isAtPrefixWord {
            advance()
            continue
          }
        case .any:
          if cursor.isAtPrefixWord || next.kind == .prefixOperator && cursor.spells("~", next) {
            parseType(as: .expression)
            return true
          }
        case .nonisolated:
          if next.kind == .leftParen, cursor.token(at: cursor.index + 2).word == .nonsending {
            parseType(as: .expression)
            return true
          }
        default:
          break
        }
      case .prefixOperator where !isNegated && cursor.spells("!", current):
        return parseNegation(flavor, pattern)
      case .prefixOperator, .prefixAmpersand:
        advance()
        continue
      case .backslash:
        parseKeyPath(pattern)
        operand = nil
        return true
      default:
        break
      }
      return parsePostfix(flavor, pattern)
    }
  }

  /// `!` before an operand.
  private mutating func parseNegation(_ flavor: ExpressionFlavor, _ pattern: PatternKind) -> Bool {
    let branch = addBranch(.negation)
    advance()
    facts.branches[branch].end = cursor.previousEnd
    facts.branches[branch].condition.start = current.start
    let found = parseOperand(flavor, pattern, isNegated: true)
    facts.branches[branch].condition.end = max(facts.branches[branch].condition.start, cursor.previousEnd)
    operand = nil
    return found
  }

  /// Whether the word here, which may also be a name, is a prefix of the expression after it.
  mutating func isPrefixKeyword(
    acceptsClosure: Bool = false, prefersPostfix: Bool = true, _ flavor: ExpressionFlavor = .basic
  ) -> Bool {
    let next = next
    guard !next.isAtStartOfLine else { return false }
    switch next.kind {
    case .leftBrace where acceptsClosure:
      let start = cursor
      advance()
      defer { cursor = start }
      return isAtTrailingClosure(flavor)
    default:
      return cursor.mayFollowPrefixWord(next, prefersPostfix: prefersPostfix)
    }
  }

  mutating func parseGenericArgumentsOfExpression() {
    let outer = typeRole
    typeRole = .expression
    _ = parseGenericArguments()
    typeRole = outer
  }

  /// At a closing bracket, or somewhere before it if something was not understood.
  mutating func closeBracket(at close: Int) {
    if cursor.index < close { skipRest(to: close) }
    if kind.isClosing, cursor.index == close { advance() }
  }
}
