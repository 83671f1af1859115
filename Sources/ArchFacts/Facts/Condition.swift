package enum ConditionKind: UInt8, Sendable, CaseIterable {
  /// `let name`, `let name = value`
  case binding
  /// `case pattern = value`
  case pattern
  /// `#available(…)`, `#unavailable(…)`
  case availability
  case expression
  /// What follows the `where` of a `for`, a `case` or a `catch`.
  case `where`
}

/// One of the parts that commas separate in the condition of an `if`, `guard` or `while`, or a `where`.
package struct Condition: Sendable {
  package var kind: ConditionKind
  /// Into `branches`.
  package var branch: Int32
  /// All of it, `let` and `case` included, `where` left out.
  package var range: ByteRange
  /// What is bound, after `let`, or the pattern after `case`.
  package var pattern: ByteRange
  /// What follows the `=` of a binding or a pattern.
  package var value: ByteRange

  package init(kind: ConditionKind, branch: Int32, range: ByteRange) {
    self.kind = kind
    self.branch = branch
    self.range = range
    pattern = .none
    value = .none
  }
}
