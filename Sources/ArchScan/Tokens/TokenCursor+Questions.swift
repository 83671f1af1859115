extension TokenCursor {
  var isAtStatement: Bool {
    if kind == .identifier, next.kind == .colon { return isStatement(token(at: index + 2)) }
    return isStatement(current)
  }

  func isStatement(_ token: Token) -> Bool {
    switch token.kind {
    case .keyword:
      switch token.word {
      case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
        return true
      case .repeat:
        return next.kind == .leftBrace || current.kind == .identifier
      default:
        return false
      }
    case .identifier:
      guard token.word == .yield || token.word == .discard, current.kind == .identifier else { return false }
      return isAtPrefixWord
    default:
      return false
    }
  }

  var isAtFunctionArrow: Bool {
    if kind == .arrow { return true }
    switch word {
    case .async, .reasync, .throws, .rethrows: break
    default: return false
    }
    var index = index
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

  /// Whether a parameter's name is here rather than its type.
  var startsParameterName: Bool {
    guard current.isLabel else { return false }
    if next.kind == .colon { return true }
    guard next.isLabel else { return false }
    switch word {
    case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming,
      .sending:
      return token(at: index + 2).kind == .colon
    default:
      return true
    }
  }

  /// The index of the word of an accessor, after its attributes and its modifier; `nil` if none follows.
  func accessorWordIndex(from start: Int) -> Int? {
    var index = start
    while token(at: index).kind == .at {
      index += 2
      while token(at: index).kind == .period { index += 2 }
      let paren = token(at: index)
      if paren.kind == .leftParen, !paren.hasSpaceBefore { index = paren.link + 1 }
    }
    switch token(at: index).word {
    case .mutating, .nonmutating, .__consuming, .consuming, .borrowing: index += 1
    default: break
    }
    let token = token(at: index)
    guard token.kind == .identifier || token.kind == .keyword else { return nil }
    // `mutate`, `read` and `modify` are still behind feature flags and read as Apple's parser reads them.
    switch token.word {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .borrow, .unsafeAddress, .unsafeMutableAddress,
      .addressWithOwner, .addressWithNativeOwner, .mutableAddressWithOwner, .mutableAddressWithNativeOwner,
      .`init`:
      return index
    default:
      return nil
    }
  }

  /// Whether the word here, which may also be a name, is a prefix of the expression after it.
  var isAtPrefixWord: Bool {
    let next = next
    return !next.isAtStartOfLine && mayFollowPrefixWord(next, prefersPostfix: true)
  }

  func mayFollowPrefixWord(_ next: Token, prefersPostfix: Bool) -> Bool {
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .string, .stringStart,
      .regex, .prefixAmpersand, .prefixOperator, .at, .backslash, .pound:
      return true
    case .keyword:
      switch next.word {
      case .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch:
        return true
      default: return false
      }
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && next.hasSpaceBefore
    default:
      return false
    }
  }
}
