import ArchFacts

extension Parser {
  /// Whether the operator here stores its result in the operand before it: it ends in `=` and does not compare.
  var isAssignmentOperator: Bool {
    guard kind == .binaryOperator, cursor.bytes[Int(current.end) - 1] == UInt8(ascii: "=") else {
      return false
    }
    switch cursor.bytes[Int(current.start)] {
    case UInt8(ascii: "="), UInt8(ascii: "!"):
      let isIdentity =
        current.end - current.start == 3 && cursor.bytes[Int(current.start) + 1] == UInt8(ascii: "=")
      return current.end - current.start > 2 && !isIdentity
    case UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return current.end - current.start > 2
    case UInt8(ascii: "."):
      // Vectors compare with `.==`, `.<=` and their like.
      guard current.end - current.start == 3 else { return true }
      switch cursor.bytes[Int(current.start) + 1] {
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): return false
      default: return true
      }
    default:
      return true
    }
  }

  /// At the operator: notes that what is before it is assigned to; answers whether anything is. Until the value
  /// has been read, its end is the assignment before in the same expression.
  mutating func noteAssignment(_ last: inout Int32) -> Bool {
    guard let operand, !isDiscarded(operand.range) else { return false }
    facts.assignments.append(
      Assignment(
        target: operand.range, root: operand.root.isEmpty ? .none : operand.root, member: operand.member,
        operator: current.range, value: ByteRange(start: next.start, end: last), owner: context.owner,
        function: context.function))
    last = Int32(facts.assignments.count - 1)
    return true
  }

  /// At the end of the expression.
  mutating func endAssignments(from last: Int32) {
    var index = last
    while index >= 0 {
      let before = facts.assignments[Int(index)].value.end
      let start = facts.assignments[Int(index)].value.start
      facts.assignments[Int(index)].value.end = max(start, cursor.previousEnd)
      index = before
    }
  }

  private func isDiscarded(_ range: ByteRange) -> Bool {
    range.count == 1 && cursor.bytes[Int(range.start)] == UInt8(ascii: "_")
  }
}
