/// What another rule says about a mistake that a finding tells already.
package struct OtherVoice: Sendable, Hashable {
  package let rule: String
  package let message: String

  /// `layer-dependencies (layer 'domain' uses 'Store' from layer 'data')`
  package var text: String { "\(rule) (\(message))" }

  package init(rule: String, message: String) {
    self.rule = rule
    self.message = message
  }
}
