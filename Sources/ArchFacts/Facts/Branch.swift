package enum BranchKind: UInt8, Sendable, CaseIterable {
  case `if`, `guard`, `switch`, `case`, `for`, `while`, ternary, `catch`, and, or, coalescing
  /// `==`, `<` and their like: no branch by itself, but a decision in the making.
  case comparison
  /// `+`, `-`, `*`, `/`, `%`, `<<` and their like between two operands.
  case arithmetic
  /// `!` before an operand.
  case negation
}

/// What a condition consists of.
package struct ConditionContents: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `let x`, `let x = y`
  package static let binding = ConditionContents(rawValue: 1)
  /// `case .a = b`
  package static let pattern = ConditionContents(rawValue: 2)
  package static let availability = ConditionContents(rawValue: 4)
  package static let expression = ConditionContents(rawValue: 8)
  /// `guard let self`, `if let self = self`
  package static let bindingSelf = ConditionContents(rawValue: 16)
}

/// One piece of control flow, or an operator that decides or computes.
package struct Branch: Sendable {
  package var kind: BranchKind
  /// Of `if`, `guard`, `while`: what it tests.
  package var contents: ConditionContents
  /// A `case`, `for` or `catch` with a `where`.
  package var hasWhere: Bool
  /// Offset of the word or operator.
  package var position: Int32
  /// After the closing brace of a statement, after the operator otherwise.
  package var end: Int32
  /// What is tested: conditions, the subject of a `switch`, the patterns of a `case`, what is before the `?` of
  /// a ternary. Of an operator: from the start of the operand before it to the end of the one after it.
  package var condition: ByteRange
  /// Where what it leads to starts: the first statement in the braces of an `if` or after the colon of a `case`, the
  /// operand after the `:` of a ternary. `none` where nothing is there, and for all others.
  package var start = FileFacts.none
  /// Of an `if` after an `else`: offset of the `if` before that. `none` for all others.
  package var elseOf = FileFacts.none
  /// Into `bodies`; `none` outside bodies.
  package var body: Int32
  /// Into `functions`.
  package var function: Int32
  /// Into `types`.
  package var owner: Int32

  /// The operand directly before a binary operator.
  package var leftOperand: ByteRange { ByteRange(start: condition.start, end: position) }
  /// The operand directly after an operator.
  package var rightOperand: ByteRange { ByteRange(start: end, end: condition.end) }

  package init(kind: BranchKind, position: Int32, body: Int32, function: Int32, owner: Int32) {
    self.kind = kind
    contents = []
    hasWhere = false
    self.position = position
    end = position
    condition = .none
    self.body = body
    self.function = function
    self.owner = owner
  }
}
