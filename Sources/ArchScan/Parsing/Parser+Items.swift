import ArchFacts

/// What kind of place a list of items is in.
enum ItemScope {
  /// Items are statements and declarations; declarations are members of the file.
  case file
  /// Only declarations, members of a type.
  case type
  /// Items are statements and declarations; declarations are local.
  case local
}

extension Parser {
  /// Reads items up to a closing brace, a directive that ends a `#if` clause, or `limit`.
  ///
  /// Answers how many there were.
  @discardableResult
  mutating func parseItems(in scope: ItemScope, limit: Int) -> Int {
    var count = 0
    while cursor.index < limit {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: return count
      default:
        parseOneItem(in: scope)
        count += 1
      }
    }
    return count
  }

  /// The expression that is all of a body or closure is what it gives back.
  mutating func noteImplicitResult(ofItems count: Int) {
    guard count == 1, let expressionItem else { return }
    facts.returnedValues.append(
      ReturnedValue(
        value: expressionItem, isImplicit: true, closure: context.closure, function: context.function))
  }

  /// Reads at least one token.
  mutating func parseOneItem(in scope: ItemScope) {
    let start = cursor.index
    let offset = current.start
    parseItem(in: scope)
    while consume(.semicolon) {}
    if cursor.index == start, current.start == offset { skipUnknown() }
  }

  private mutating func parseItem(in scope: ItemScope) {
    expressionItem = nil
    switch kind {
    case .poundIf:
      if !isAtConditionalAttributes() {
        parseConditional { $0.parseItems(in: scope, limit: Int.max) }
        expressionItem = nil
        return
      }
    case .poundSourceLocation:
      advance()
      cursor.skipOne()
      return
    default:
      break
    }
    if scope == .type {
      parseDeclaration(in: scope)
    } else if isAtDeclaration(requiresDeclaration: false) {
      parseDeclaration(in: scope)
    } else if cursor.isAtStatement {
      parseStatement()
    } else if kind == .at {
      parseDeclaration(in: scope)
    } else {
      let start = current.start
      parseExpression(.basic)
      expressionItem = cursor.range(from: start)
      return
    }
    expressionItem = nil
  }

  /// `#if … #elseif … #else … #endif`; all branches are read.
  mutating func parseConditional(_ body: (inout Parser) -> Void) {
    guard enter() else { return }
    defer { depth -= 1 }
    conditionalDepth += 1
    defer { conditionalDepth -= 1 }
    var firstCondition = ByteRange.none
    var previous = FileFacts.none
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      let isElse = kind == .poundElse
      let isFirst = kind == .poundIf
      advance()
      let start = current.start
      let terms = isElse ? .none : parseBuildCondition()
      cursor.skipLine()
      let condition = isElse ? firstCondition : cursor.range(from: start)
      if isFirst { firstCondition = condition }
      let regionStart = cursor.previousEnd
      body(&self)
      while kind != .endOfFile, kind != .rightBrace, !kind.isConditionalEnd { skipUnknown() }
      if isNoting {
        facts.conditionalRegions.append(
          ConditionalRegion(
            range: ByteRange(start: regionStart, end: max(regionStart, current.start)), condition: condition,
            isElse: isElse, terms: terms, previous: previous))
        previous = Int32(facts.conditionalRegions.count) - 1
      }
      if kind == .poundIf { break }
    }
    _ = consume(.poundEndif)
  }

  /// Whether the `#if` here holds nothing but attributes and so belongs to the declaration after it.
  mutating func isAtConditionalAttributes() -> Bool {
    attempt { $0.skipConditionalAttributes() }
  }

  private mutating func skipConditionalAttributes() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    var hasAttributes = false
    repeat {
      advance()
      cursor.skipLine()
      while true {
        if kind == .at {
          parseAttribute()
          hasAttributes = true
        } else if kind == .poundIf, skipConditionalAttributes() {
          hasAttributes = true
        } else {
          break
        }
      }
    } while kind == .poundElseif || kind == .poundElse
    return hasAttributes && consume(.poundEndif)
  }

  /// Whether a declaration starts here. In a type nearly everything must be one.
  mutating func isAtDeclaration(requiresDeclaration: Bool) -> Bool {
    switch kind {
    case .keyword:
      switch word {
      case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .typealias, .import, .deinit,
        .subscript, .operator, .precedencegroup, .associatedtype, .`init`:
        return true
      case .case:
        return requiresDeclaration
      case .static, .public, .internal, .private, .fileprivate:
        return attempt { $0.skipPrefixToDeclaration(requiresDeclaration) }
      default:
        return false
      }
    case .identifier:
      if word == .none { return false }
      guard current.isModifier || word == .actor || word == .macro || word == .using else { return false }
      return attempt { $0.skipPrefixToDeclaration(requiresDeclaration) }
    case .at, .poundIf:
      return attempt { $0.skipPrefixToDeclaration(requiresDeclaration) }
    case .pound:
      return requiresDeclaration
    default:
      return false
    }
  }

  private mutating func skipPrefixToDeclaration(_ requiresDeclaration: Bool) -> Bool {
    var hasAttributes = false
    while true {
      if kind == .at {
        parseAttribute()
        hasAttributes = true
      } else if kind == .poundIf, isAtConditionalAttributes() {
        _ = skipConditionalAttributes()
        hasAttributes = true
      } else {
        break
      }
    }
    if hasAttributes, kind == .rightBrace || kind == .endOfFile || kind == .poundEndif { return true }
    var hasModifiers = false
    while current.isModifier {
      let modifier = word
      hasModifiers = true
      advance()
      if modifier != .open, kind == .leftParen, modifier.takesModifierArgument { cursor.skipOne() }
    }
    switch kind {
    case .keyword:
      return word == .case ? requiresDeclaration : isAtDeclaration(requiresDeclaration: requiresDeclaration)
    case .identifier:
      switch word {
      case .actor: return next.kind == .identifier || isActorBeforeModifiers()
      case .macro: return next.kind == .identifier
      case .using:
        guard !hasAttributes, !hasModifiers, !next.isAtStartOfLine else { return false }
        return next.kind == .at || next.kind == .identifier
      default: return requiresDeclaration && (hasAttributes || hasModifiers)
      }
    case .pound:
      return hasAttributes || hasModifiers || requiresDeclaration
    default:
      return requiresDeclaration && (hasAttributes || hasModifiers)
    }
  }

  /// `actor final Name`: modifiers may be after the word.
  private mutating func isActorBeforeModifiers() -> Bool {
    attempt { parser in
      parser.advance()
      while parser.current.isModifier { parser.advance() }
      return parser.kind == .identifier && parser.cursor.previousEnd > 0 && parser.isModifierBefore
    }
  }

  private var isModifierBefore: Bool { cursor.token(at: cursor.index - 1).isModifier }
}
