import ArchFacts

extension Parser {

  mutating func parseStatement() {
    if kind == .identifier, next.kind == .colon {
      advance()
      advance()
    }
    switch word {
    case .if, .switch:
      if word == .if { parseIf() } else { parseSwitch() }
      if consume(.as) { parseCastType() }
    case .guard: parseGuard()
    case .while: parseWhile()
    case .repeat: parseRepeat()
    case .for: parseFor()
    case .do: parseDo()
    case .defer:
      advance()
      if kind == .leftBrace { parseCodeBlock() }
    case .return:
      advance()
      if isAtReturnedExpression { parseReturnedValue() }
    case .throw, .yield, .discard:
      advance()
      parseExpression(.basic)
    case .break, .continue:
      advance()
      if kind == .identifier, !current.isAtStartOfLine { advance() }
    default:
      advance()
    }
  }

  private var isAtReturnedExpression: Bool {
    mutating get {
      switch kind {
      case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .endOfFile,
        .interpolationEnd, .rightParen, .rightSquare:
        return false
      case .keyword:
        switch word {
        case .case, .default: return false
        case .if, .switch: return true
        default: return !cursor.isStatement(current) && !isAtDeclaration(requiresDeclaration: false)
        }
      case .at:
        return !isAtSwitchCase() && !isAtDeclaration(requiresDeclaration: false)
      case .identifier:
        if next.kind == .colon, cursor.isStatement(cursor.token(at: cursor.index + 2)) { return false }
        return word == .none || !cursor.isStatement(current) && !isAtDeclaration(requiresDeclaration: false)
      default:
        return true
      }
    }
  }

  private mutating func parseReturnedValue() {
    let index = facts.returnedValues.count
    facts.returnedValues.append(
      ReturnedValue(
        value: ByteRange(start: current.start, end: current.start), isImplicit: false,
        closure: context.closure,
        function: context.function))
    parseExpression(.basic)
    facts.returnedValues[index].value = cursor.range(from: facts.returnedValues[index].value.start)
  }

  /// `{ … }` of a statement; answers how many items it holds.
  @discardableResult
  mutating func parseCodeBlock() -> Int {
    guard kind == .leftBrace, enter() else { return 0 }
    defer { depth -= 1 }
    let outer = context.isPattern
    context.isPattern = false
    defer { context.isPattern = outer }
    let close = current.link
    advance()
    let items = parseItems(in: .local, limit: close)
    if cursor.index < close { skipRest(to: close) }
    _ = consume(.rightBrace)
    return items
  }

  mutating func addBranch(_ branchKind: BranchKind) -> Int {
    facts.branches.append(
      Branch(
        kind: branchKind, position: current.start, body: context.body, function: context.function,
        owner: context.owner))
    return facts.branches.count - 1
  }

  /// Chains of `else if` are read in a loop, however long.
  mutating func parseIf() {
    var former = FileFacts.none
    while word == .if, kind == .keyword {
      let branch = addBranch(.if)
      facts.branches[branch].elseOf = former
      former = facts.branches[branch].position
      advance()
      parseConditions(of: branch)
      if kind == .leftBrace, next.kind != .rightBrace { facts.branches[branch].start = next.start }
      parseCodeBlock()
      facts.branches[branch].end = cursor.previousEnd
      guard consume(.else) else { return }
      if kind == .leftBrace {
        parseCodeBlock()
        return
      }
    }
  }

  private mutating func parseGuard() {
    let branch = addBranch(.guard)
    advance()
    parseConditions(of: branch)
    _ = consume(.else)
    parseCodeBlock()
    facts.branches[branch].end = cursor.previousEnd
  }

  private mutating func parseWhile() {
    let branch = addBranch(.while)
    advance()
    if kind != .leftBrace { parseConditions(of: branch) }
    parseCodeBlock()
    facts.branches[branch].end = cursor.previousEnd
  }

  private mutating func parseRepeat() {
    let branch = addBranch(.while)
    advance()
    parseCodeBlock()
    if consume(.while) {
      let start = current.start
      parseExpression(.basic)
      facts.branches[branch].condition = cursor.range(from: start)
      facts.branches[branch].contents = .expression
      facts.conditions.append(
        Condition(kind: .expression, branch: Int32(branch), range: cursor.range(from: start)))
    }
    facts.branches[branch].end = cursor.previousEnd
  }

  private mutating func parseFor() {
    let branch = addBranch(.for)
    advance()
    _ = consume(.try)
    _ = consume(.await)
    if word == .unsafe, next.word != .in, next.kind != .colon { advance() }
    if consume(.case) {
      parseMatchingPattern(.matching)
    } else {
      parseNames(ofLoop: branch)
    }
    _ = consume(.in)
    let start = current.start
    if kind != .leftBrace { parseExpression(.condition) }
    facts.branches[branch].condition = cursor.range(from: start)
    if consume(.where) {
      parseWhere(of: branch, .condition)
    }
    parseCodeBlock()
    facts.branches[branch].end = cursor.previousEnd
  }

  /// `item`, `item: T` and `(key, value)`, up to the `in`.
  private mutating func parseNames(ofLoop branch: Int) {
    let isTuple = kind == .leftParen || kind == .keyword && next.kind == .leftParen
    let names = parsePatternNames(withWildcards: true)
    let first = facts.givenNames.count
    for (number, name) in names.enumerated() where !name.isEmpty {
      var given = GivenName(name: name, type: .none, number: isTuple ? Int32(number) : FileFacts.none)
      given.loop = Int32(branch)
      facts.givenNames.append(given)
    }
    guard consume(.colon) else { return }
    let start = current.start
    parseType(as: .variable)
    guard !isTuple, first < facts.givenNames.count else { return }
    facts.givenNames[first].type = cursor.range(from: start)
  }

  private mutating func parseDo() {
    advance()
    if word == .throws { consumeEffects() }
    parseCodeBlock()
    while word == .catch {
      let branch = addBranch(.catch)
      advance()
      let start = current.start
      if kind != .leftBrace {
        repeat {
          if kind != .leftBrace, word != .where { parseMatchingPattern(.matching) }
          if consume(.where) {
            parseWhere(of: branch, .condition)
          }
        } while consume(.comma)
        facts.branches[branch].condition = cursor.range(from: start)
      }
      parseCodeBlock()
      facts.branches[branch].end = cursor.previousEnd
    }
  }
}
