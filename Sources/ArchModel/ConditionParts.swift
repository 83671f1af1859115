package import ArchFacts

/// One of the parts that commas separate in the condition of an `if`, `guard` or `while`.
package enum ConditionPart: Sendable, Equatable {
  /// `let name = value`; of `let name` the value is empty.
  case binding(name: ByteRange, value: ByteRange)
  /// `case pattern = value`
  case pattern(ByteRange)
  case availability(ByteRange)
  case expression(ByteRange)
}

package enum ConditionParts {
  package static func all(of branch: Branch, in facts: FileFacts) -> [ConditionPart] {
    split(branch.condition, in: facts).map { part(of: $0, in: facts) }
  }

  /// The ranges between the commas that no bracket and no text holds.
  private static func split(_ condition: ByteRange, in facts: FileFacts) -> [ByteRange] {
    var parts: [ByteRange] = []
    var depth = 0
    var start = condition.start
    var index = condition.start
    while index < condition.end {
      if let behind = facts.endOfTextOrComment(at: index, limit: condition.end) {
        index = behind
        continue
      }
      switch facts.bytes[Int(index)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(ByteRange(start: start, end: index))
        start = index + 1
      default: break
      }
      index += 1
    }
    parts.append(ByteRange(start: start, end: condition.end))
    return parts.map { TypeText.trimmed($0, in: facts.bytes) }.filter { !$0.isEmpty }
  }

  private static func part(of range: ByteRange, in facts: FileFacts) -> ConditionPart {
    let bytes = facts.bytes
    var index = Int(range.start)
    while index < Int(range.end), bytes[index].isIdentifierPart || bytes[index] == UInt8(ascii: "#") {
      index += 1
    }
    let word = facts.verbatim(ByteRange(start: range.start, end: Int32(index)))
    switch word {
    case "#available", "#unavailable": return .availability(range)
    case "case": return .pattern(range)
    case "let", "var": break
    default: return .expression(range)
    }
    while index < Int(range.end), bytes[index].isBlank { index += 1 }
    let begin = index
    while index < Int(range.end), bytes[index].isIdentifierPart || bytes[index] == UInt8(ascii: "`") {
      index += 1
    }
    let name = ByteRange(start: Int32(begin), end: Int32(index))
    while index < Int(range.end), bytes[index] != UInt8(ascii: "=") { index += 1 }
    let value = ByteRange(start: min(Int32(index) + 1, range.end), end: range.end)
    return .binding(name: name, value: TypeText.trimmed(value, in: bytes))
  }
}
