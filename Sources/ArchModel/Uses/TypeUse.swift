package import ArchFacts

/// One place that names a type of this codebase.
package struct TypeUse: Sendable {
  package enum Kind: Sendable {
    /// A type is written: an annotation, a parameter, a generic argument.
    case annotation
    case inheritance
    /// `extension T`
    case extended
    /// `T(…)`
    case call
    /// `T.member`, or `T` by itself in an expression.
    case member

    /// Worded to follow "which it".
    package var verb: String {
      switch self {
      case .annotation: "names"
      case .inheritance: "inherits from or conforms to"
      case .extended: "extends"
      case .call: "calls"
      case .member: "uses a member of"
      }
    }
  }

  package let symbol: SymbolID
  package let kind: Kind
  package let place: Place
  package let range: ByteRange
}

/// A name that could mean several types of this codebase, left alone; or one whose meaning is beyond what is followed
/// (`NamesBeyondLimits`).
package struct UnresolvedName: Sendable {
  /// Into `NamedCode.files`.
  package let file: FileID
  package let range: ByteRange
}
