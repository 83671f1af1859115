import ArchFacts

extension Parser {
  /// Answers whether there was an expression.
  mutating func parsePostfix(_ flavor: ExpressionFlavor, _ pattern: PatternKind) -> Bool {
    var chain = Chain(start: current.start)
    guard parsePrimary(&chain, flavor, pattern) else { return false }
    parseSuffixes(of: &chain, flavor, pattern)
    // Only an assignment asks for it.
    guard kind == .equal || kind == .binaryOperator else {
      operand = nil
      return true
    }
    let range = cursor.range(from: chain.start)
    operand = Operand(
      range: range, root: ByteRange(start: range.start, end: chain.isNamed ? range.end : chain.rootEnd),
      member: chain.lastName)
    return true
  }

  private mutating func parseSuffixes(
    of chain: inout Chain, _ flavor: ExpressionFlavor, _ pattern: PatternKind
  ) {
    while true {
      switch kind {
      case .period:
        guard parseMember(of: &chain) else {
          finish(&chain)
          return
        }
      case .leftParen:
        guard !current.isAtStartOfLine else {
          finish(&chain)
          return
        }
        parseCall(of: &chain, flavor, pattern)
      case .leftSquare:
        guard !current.isAtStartOfLine else {
          finish(&chain)
          return
        }
        finish(&chain)
        chain.end(at: cursor.previousEnd)
        let close = current.link
        advance()
        parseArgumentList(pattern: pattern)
        closeBracket(at: close)
        if flavor == .basic, kind == .leftBrace, isAtTrailingClosure(flavor) { parseTrailingClosures() }
      case .leftBrace:
        guard !chain.isLiteral, isAtTrailingClosure(flavor) else {
          finish(&chain)
          return
        }
        parseCallWithoutParentheses(of: &chain)
        if kind == .leftBrace { return }
      case .postfixQuestion, .exclamation:
        advance()
        chain.lastName = .none
        chain.implicitMember = FileFacts.none
      case .postfixOperator:
        finish(&chain)
        chain.end(at: cursor.previousEnd)
        advance()
      case .poundIf:
        guard isAtConditionalSuffix() else {
          finish(&chain)
          return
        }
        finish(&chain)
        chain.end(at: cursor.previousEnd)
        parseConditional { $0.parseConditionalSuffix(flavor) }
      default:
        finish(&chain)
        return
      }
    }
  }

  /// Notes what the names of a chain amount to once it goes on no further as names.
  private mutating func finish(_ chain: inout Chain) {
    if chain.isNamed { noteNames(of: chain, to: cursor.previousEnd) }
    guard chain.isUpperCase else { return }
    if chain.accessEnd > 0 {
      noteAccess(of: chain)
    } else {
      // The name of a module before it is part of it.
      let name =
        chain.lastName.isEmpty ? .none : ByteRange(start: chain.start, end: chain.lastName.end)
      if !name.isEmpty {
        var reference = TypeReference(
          name: name, role: .value, owner: context.owner, function: context.function)
        reference.isOneWord = name == chain.lastName && !cursor.isQuoted(name)
        facts.typeReferences.append(reference)
      }
    }
    chain.isUpperCase = false
  }

  @inline(__always)
  private mutating func noteNames(of chain: Chain, to end: Int32) {
    guard !chain.isImplicit, !context.isPattern else { return }
    facts.nameChains.append(ByteRange(start: chain.start, end: end))
  }

  private mutating func noteAccess(of chain: Chain) {
    facts.memberAccesses.append(
      MemberAccess(
        text: ByteRange(start: chain.start, end: chain.accessEnd), owner: context.owner,
        function: context.function, isPattern: context.isPattern))
  }

  /// `.name`, `.0`, `.name(label:)`, `.name<T>`; answers whether a name followed the period.
  private mutating func parseMember(of chain: inout Chain) -> Bool {
    let period = current
    let member = next
    // A period at the end of a line, as it is while someone types.
    if member.isAtStartOfLine, !period.hasSpaceBefore {
      advance()
      return false
    }
    switch member.kind {
    case .identifier, .integerLiteral, .keyword, .wildcard, .dollarIdentifier: break
    default:
      advance()
      return false
    }
    chain.implicitMember = FileFacts.none
    chain.isLiteral = false
    advance()
    advance()
    chain.lastName = ByteRange(start: member.start, end: member.end)
    if kind == .colonColon {
      advance()
      chain.lastName = current.range
      advance()
    }
    skipArgumentLabels()
    if chain.isUpperCase { chain.accessEnd = cursor.previousEnd }
    if isAtGenericArguments() {
      parseGenericArgumentsOfExpression()
      chain.lastName = .none
    }
    return true
  }

  /// `(label:other:)` after a name, which refers to a function without calling it.
  mutating func skipArgumentLabels() {
    guard kind == .leftParen, !current.isAtStartOfLine else { return }
    let close = current.link
    var index = cursor.index + 1
    guard index < close else { return }
    while index < close {
      guard cursor.token(at: index).isLabel, cursor.token(at: index + 1).kind == .colon else { return }
      index += 2
    }
    guard index == close else { return }
    cursor.jump(to: close)
    _ = consume(.rightParen)
  }

  private mutating func addCall(of chain: Chain, behind calleeEnd: Int32) -> Int {
    let place: Int32
    if chain.isNamed {
      place = chain.start
    } else {
      place = chain.lastName.isEmpty ? current.start : chain.lastName.start
    }
    if chain.implicitMember >= 0 { facts.implicitMembers[Int(chain.implicitMember)].isCalled = true }
    var call = Call(
      position: place, callee: chain.isNamed ? ByteRange(start: chain.start, end: calleeEnd) : .none,
      member: chain.lastName,
      arguments: current.start, end: current.start, owner: context.owner, function: context.function,
      isPattern: context.isPattern)
    call.receiver = chain.receiver
    if kind == .leftParen, !context.isPattern, next.startsArgument {
      call.firstArgument = Int32(facts.arguments.count)
    }
    facts.calls.append(call)
    return facts.calls.count - 1
  }

  private mutating func parseCall(of chain: inout Chain, _ flavor: ExpressionFlavor, _ pattern: PatternKind) {
    let call = beginCall(of: &chain)
    let close = current.link
    advance()
    var list = ArgumentPlaces(call: context.isPattern ? FileFacts.none : Int32(call))
    parseArgumentList(call: Int32(call), pattern: pattern, noting: &list)
    closeBracket(at: close)
    if flavor == .basic, kind == .leftBrace, isAtTrailingClosure(flavor) {
      parseTrailingClosures(noting: &list)
    }
    facts.calls[call].end = cursor.previousEnd
  }

  private mutating func parseCallWithoutParentheses(of chain: inout Chain) {
    let call = beginCall(of: &chain)
    var list = ArgumentPlaces(call: context.isPattern ? FileFacts.none : Int32(call))
    parseTrailingClosures(noting: &list)
    facts.calls[call].end = cursor.previousEnd
  }

  private mutating func beginCall(of chain: inout Chain) -> Int {
    let calleeEnd = cursor.previousEnd
    if chain.isNamed { noteNames(of: chain, to: calleeEnd) }
    if chain.accessEnd > 0 { noteAccess(of: chain) }
    let call = addCall(of: chain, behind: calleeEnd)
    chain.end(at: calleeEnd)
    chain.receiver = Int32(call)
    return call
  }

  /// Whether the `{` here belongs to the call before rather than to a statement or an accessor.
  mutating func isAtTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    let next = next
    if isAtObserver { return false }
    if next.kind == .keyword, next.word == .case { return false }
    guard flavor == .condition else { return true }
    guard !next.isAtStartOfLine else { return false }
    let close = current.link
    guard cursor.token(at: close).kind == .rightBrace else { return false }
    let follower = cursor.token(at: close + 1)
    switch follower.kind {
    case .leftBrace, .comma:
      return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !follower.isAtStartOfLine
    case .keyword:
      switch follower.word {
      case .where: return true
      case .is, .as: return !follower.isAtStartOfLine
      default: return false
      }
    default:
      return false
    }
  }

  /// Whether a `#if` holds members of the expression before it: `#if X`, then `.name`.
  private mutating func isAtConditionalSuffix() -> Bool {
    attempt { parser in
      repeat {
        parser.advance()
        parser.cursor.skipLine()
      } while parser.kind == .poundIf
      return parser.kind == .period
        && (parser.next.kind == .identifier || parser.next.kind == .keyword && !parser.next.isAtStartOfLine)
    }
  }

  private mutating func parseConditionalSuffix(_ flavor: ExpressionFlavor) {
    if kind == .period {
      var chain = Chain(start: current.start)
      parseImplicitMember(&chain)
      parseSuffixes(of: &chain, flavor, .none)
    } else if kind == .poundIf {
      parseConditional { $0.parseConditionalSuffix(flavor) }
      var chain = Chain(start: current.start)
      parseSuffixes(of: &chain, flavor, .none)
    }
  }

  /// `.name` with nothing before the period.
  mutating func parseImplicitMember(_ chain: inout Chain) {
    let place = argumentPlace
    argumentPlace = nil
    let member = next
    switch member.kind {
    case .identifier, .keyword, .integerLiteral, .wildcard: break
    default:
      advance()
      return
    }
    advance()
    advance()
    chain.isNamed = true
    chain.isImplicit = true
    chain.lastName = ByteRange(start: member.start, end: member.end)
    if kind == .colonColon {
      advance()
      chain.lastName = current.range
      advance()
    }
    chain.implicitMember = Int32(facts.implicitMembers.count)
    var fact = ImplicitMember(
      name: chain.lastName, owner: context.owner, function: context.function, isPattern: context.isPattern)
    if let place {
      fact.call = place.call
      fact.label = place.label
      fact.argument = place.index
    }
    facts.implicitMembers.append(fact)
    skipArgumentLabels()
  }
}
