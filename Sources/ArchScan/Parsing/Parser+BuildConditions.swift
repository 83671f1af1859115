import ArchFacts

// The conditions of `#if` and `#elseif`: names, questions such as `os(iOS)`, `!`, `&&`, `||` and parentheses.
extension Parser {
  /// Reads a condition up to the end of its line. What it cannot read is one term by itself, `unknown`.
  mutating func parseBuildCondition() -> FactRange {
    guard isNoting else {
      cursor.skipLine()
      return .none
    }
    let start = facts.buildTerms.count
    let isRead = parseDisjunction(levels: 64) && isAtEndOfCondition
    cursor.skipLine()
    if !isRead {
      facts.buildTerms.removeSubrange(start...)
      facts.buildTerms.append(BuildTerm(.unknown))
    }
    return FactRange(start: Int32(start), end: Int32(facts.buildTerms.count))
  }

  private var isAtEndOfCondition: Bool { kind == .endOfFile || current.isAtStartOfLine }

  private mutating func parseDisjunction(levels: Int) -> Bool {
    guard parseConjunction(levels: levels) else { return false }
    while !isAtEndOfCondition, cursor.isOperator(spelling: "||") {
      advance()
      guard parseConjunction(levels: levels) else { return false }
      facts.buildTerms.append(BuildTerm(.or))
    }
    return true
  }

  private mutating func parseConjunction(levels: Int) -> Bool {
    guard parseNegation(levels: levels) else { return false }
    while !isAtEndOfCondition, cursor.isOperator(spelling: "&&") {
      advance()
      guard parseNegation(levels: levels) else { return false }
      facts.buildTerms.append(BuildTerm(.and))
    }
    return true
  }

  /// An `!` may be part of an operator that is read as one token, as in `!!DEBUG`.
  private mutating func parseNegation(levels: Int) -> Bool {
    guard levels > 0, !isAtEndOfCondition else { return false }
    guard kind == .exclamation || cursor.isOperator(startingWith: UInt8(ascii: "!")) else {
      return parseBuildTerm(levels: levels - 1)
    }
    if kind == .exclamation {
      advance()
    } else if !cursor.consumeOperator(startingWith: UInt8(ascii: "!")) {
      return false
    }
    guard parseNegation(levels: levels - 1) else { return false }
    facts.buildTerms.append(BuildTerm(.not))
    return true
  }

  private mutating func parseBuildTerm(levels: Int) -> Bool {
    if kind == .leftParen {
      advance()
      guard parseDisjunction(levels: levels), kind == .rightParen else { return false }
      advance()
      return true
    }
    switch word {
    case .true, .false:
      facts.buildTerms.append(BuildTerm(word == .true ? .yes : .no))
      advance()
      return true
    default:
      break
    }
    guard kind == .identifier else { return false }
    let name = current.range
    advance()
    guard kind == .leftParen, !current.isAtStartOfLine else {
      facts.buildTerms.append(BuildTerm(.flag, name: name))
      return true
    }
    let start = current.end
    cursor.skipOne()
    facts.buildTerms.append(
      BuildTerm(
        .question, name: name, argument: ByteRange(start: start, end: max(start, cursor.previousEnd - 1))))
    return true
  }
}
