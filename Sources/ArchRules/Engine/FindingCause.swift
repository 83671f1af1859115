/// What is wrong and what to do about it, whoever does it.
package struct FindingCause: Sendable {
  /// `nil` where the message of the finding says it.
  let message: String?
  /// `nil` where the fix of the finding does.
  let fix: String?

  package init(_ message: String? = nil, fix: String? = nil) {
    self.message = message
    self.fix = fix
  }
}
