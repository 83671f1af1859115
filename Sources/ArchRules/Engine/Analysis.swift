/// What several rules ask of a codebase, worked out once for all of them.
///
/// It says the same to everyone who asks. What a team states about it is read from the architecture, never from the
/// options of the one rule that asks.
package protocol Analysis: Sendable {
  /// Those that it rests on.
  static var asks: [any Analysis.Type] { get }

  init(_ code: Code)
}

extension Analysis {
  package static var asks: [any Analysis.Type] { [] }
}
