/// What a function or closure gives back: after `return`, or the expression that is all of a body.
package struct ReturnedValue: Sendable {
  package var value: ByteRange
  /// Without the word `return`.
  package var isImplicit: Bool
  /// The innermost closure around; into `closures`. None directly in a function.
  package var closure: Int32
  /// Into `functions`.
  package var function: Int32

  package init(value: ByteRange, isImplicit: Bool, closure: Int32, function: Int32) {
    self.value = value
    self.isImplicit = isImplicit
    self.closure = closure
    self.function = function
  }
}
