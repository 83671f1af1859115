/// What is wrong and what to do about it, whoever does it.
package struct FindingCause: Sendable, Equatable {
  /// `nil` where the message of the finding says it.
  let message: String?
  /// `nil` where the fix of the finding does.
  let fix: String?
  /// What it comes down to where that is more than what each place uses: a feature, a container.
  let whole: String?

  package init(_ message: String? = nil, fix: String? = nil, of whole: String? = nil) {
    self.message = message
    self.fix = fix
    self.whole = whole
  }
}
