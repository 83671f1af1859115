package import ArchFacts

/// One place that builds a type of this codebase, or takes one of its initializers as a function.
package struct Instantiation: Sendable {
  package enum Form: Sendable, Equatable {
    /// `T(…)`, `T.init(…)`, `Outer.T(…)`, `Self(…)`
    case call
    /// `.init(…)` where the type is known from its surroundings.
    case implicitCall
    /// `T.init` handed on as a function.
    case reference
  }

  package let symbol: SymbolID
  package let form: Form
  package let place: Place
  /// The callee, or the name after the period.
  package let range: ByteRange
}
