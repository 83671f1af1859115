import ArchFacts

extension Parser {
  /// The comma-separated conditions of `if`, `guard` and `while`.
  mutating func parseConditions(of branch: Int) {
    let start = current.start
    repeat {
      let contents = parseCondition(of: branch)
      facts.branches[branch].contents.formUnion(contents)
    } while consume(.comma)
    facts.branches[branch].condition = cursor.range(from: start)
  }

  /// What follows the `where` of a `for`, a `case` or a `catch`.
  mutating func parseWhere(of branch: Int, _ flavor: ExpressionFlavor) {
    facts.branches[branch].hasWhere = true
    let condition = addCondition(.where, of: branch)
    parseExpression(flavor)
    facts.conditions[condition].range = cursor.range(from: facts.conditions[condition].range.start)
  }

  private mutating func parseCondition(of branch: Int) -> ConditionContents {
    let start = current.start
    let condition: Int
    let contents: ConditionContents
    switch kind {
    case .poundAvailable, .poundUnavailable:
      condition = addCondition(.availability, of: branch)
      advance()
      if kind == .leftParen { cursor.skipOne() }
      contents = .availability
    case .keyword where word == .case:
      condition = addCondition(.pattern, of: branch)
      advance()
      parseConditionPattern(.matching, of: condition)
      contents = .pattern
    case .keyword where word == .let || word == .var || word == .inout:
      condition = addCondition(.binding, of: branch)
      advance()
      let isSelf = word == .self
      parseConditionPattern(.binding, of: condition)
      contents = isSelf ? [.binding, .bindingSelf] : .binding
    default:
      condition = addCondition(.expression, of: branch)
      parseExpression(.condition)
      contents = .expression
    }
    facts.conditions[condition].range = cursor.range(from: start)
    return contents
  }

  private mutating func addCondition(_ conditionKind: ConditionKind, of branch: Int) -> Int {
    facts.conditions.append(
      Condition(
        kind: conditionKind, branch: Int32(branch), range: ByteRange(start: current.start, end: current.start)
      ))
    return facts.conditions.count - 1
  }

  /// `pattern`, `pattern: Type`, `pattern = value`
  private mutating func parseConditionPattern(_ pattern: PatternKind, of condition: Int) {
    var start = current.start
    parseMatchingPattern(pattern)
    facts.conditions[condition].pattern = cursor.range(from: start)
    if consume(.colon) { parseType(as: .variable) }
    guard consume(.equal) else { return }
    start = current.start
    parseExpression(.condition)
    facts.conditions[condition].value = cursor.range(from: start)
  }
}
