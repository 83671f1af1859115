/// `target = value`, `target += value` and their like; not an initial or default value, and not `_ = value`.
package struct Assignment: Sendable {
  /// The operand before the operator, without `try` and its like.
  package var target: ByteRange
  /// The names that the target starts with, up to the first call or subscript: of `self.rows[0].title` it is
  /// `self.rows`, of `self.title` all. Empty if it starts with anything else.
  package var root: ByteRange
  /// The name that the target ends in, if it ends in one.
  package var member: ByteRange
  /// `=`, or an operator that ends in it and does not compare.
  package var `operator`: ByteRange
  /// Up to the end of the expression.
  package var value: ByteRange
  /// Into `types`.
  package var owner: Int32
  /// Into `functions`.
  package var function: Int32

  /// Nothing but names is before the operator, so that `root` is all of the target.
  package var isPlain: Bool { !root.isEmpty && root.end == target.end }

  package init(
    target: ByteRange, root: ByteRange, member: ByteRange, operator: ByteRange, value: ByteRange,
    owner: Int32, function: Int32
  ) {
    self.target = target
    self.root = root
    self.member = member
    self.operator = `operator`
    self.value = value
    self.owner = owner
    self.function = function
  }
}
