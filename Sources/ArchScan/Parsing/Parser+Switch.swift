import ArchFacts

extension Parser {
  mutating func parseSwitch() {
    let branch = addBranch(.switch)
    advance()
    let start = current.start
    if kind != .leftBrace { parseExpression(.condition) }
    facts.branches[branch].condition = cursor.range(from: start)
    if kind == .leftBrace, enter() {
      let outer = context.isPattern
      context.isPattern = false
      let close = current.link
      advance()
      parseCases(limit: close)
      context.isPattern = outer
      depth -= 1
      if cursor.index < close { skipRest(to: close) }
      _ = consume(.rightBrace)
    }
    facts.branches[branch].end = cursor.previousEnd
  }

  private mutating func parseCases(limit: Int) {
    while cursor.index < limit {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif:
        return
      case .poundIf:
        parseConditional { $0.parseCases(limit: Int.max) }
      default:
        if isAtSwitchCase() {
          parseCase(limit: limit)
        } else {
          skipUnknown()
        }
      }
    }
  }

  /// `case`, `default`, or an attribute before them.
  mutating func isAtSwitchCase() -> Bool {
    if kind == .keyword { return word == .case || word == .default }
    guard kind == .at else { return false }
    return attempt { parser in
      while parser.kind == .at { parser.parseAttribute() }
      return parser.kind == .rightBrace || parser.word == .case || parser.word == .default
    }
  }

  private mutating func isAtConditionalCases() -> Bool {
    attempt { parser in
      repeat {
        parser.advance()
        parser.cursor.skipLine()
      } while parser.kind == .poundIf || parser.kind == .poundElseif || parser.kind == .poundElse
      return parser.isAtSwitchCase()
    }
  }

  private mutating func parseCase(limit: Int) {
    while kind == .at { parseAttribute() }
    var branch: Int?
    if word == .case {
      branch = addBranch(.case)
      advance()
      parseCasePatterns(of: branch)
    } else {
      advance()
    }
    _ = consume(.colon)
    while cursor.index < limit {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif:
        finishCase(branch)
        return
      case .poundIf:
        if isAtConditionalCases() {
          finishCase(branch)
          return
        }
      case .at, .keyword:
        if isAtSwitchCase() {
          finishCase(branch)
          return
        }
      default:
        break
      }
      if let branch, facts.branches[branch].start < 0 { facts.branches[branch].start = current.start }
      parseOneItem(in: .local)
    }
    finishCase(branch)
  }

  private mutating func finishCase(_ branch: Int?) {
    if let branch { facts.branches[branch].end = cursor.previousEnd }
  }

  private mutating func parseCasePatterns(of branch: Int?) {
    let start = current.start
    repeat {
      parseMatchingPattern(.matching)
      if consume(.where) {
        if let branch { parseWhere(of: branch, .basic) } else { parseExpression(.basic) }
      }
    } while consume(.comma)
    if let branch { facts.branches[branch].condition = cursor.range(from: start) }
  }
}
