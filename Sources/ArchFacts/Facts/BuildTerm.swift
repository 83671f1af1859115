/// One piece of the condition of a `#if`, each after what it joins: `os(iOS) && !DEBUG` is `os(iOS)`, `DEBUG`,
/// `not`, `and`.
package struct BuildTerm: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// `DEBUG`
    case flag
    /// `os(iOS)`, `canImport(UIKit)`, `swift(>=6)`
    case question
    case yes, no
    case not, and, or
    /// What is written otherwise than conditions are.
    case unknown
  }

  package var kind: Kind
  /// Of a flag and of a question, without its parentheses.
  package var name: ByteRange
  /// What is in the parentheses of a question.
  package var argument: ByteRange

  package init(_ kind: Kind, name: ByteRange = .none, argument: ByteRange = .none) {
    self.kind = kind
    self.name = name
    self.argument = argument
  }
}
