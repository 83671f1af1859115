package import ArchModel

/// What several rules ask of a codebase, worked out once for all of them.
///
/// It says the same to everyone who asks. What a team states about it is read from the architecture, never from the
/// options of the one rule that asks.
package protocol Analysis: Sendable {
  /// Those that it rests on.
  static var asks: [any Analysis.Type] { get }

  init(_ code: Code)

  /// The files for which the analysis asks whether there is something of such a name that the files do not say.
  static func files(reachedBy names: Set<String>, in codebase: Codebase) -> [FileID]

  /// The types of which it tells otherwise than before who uses them: whoever asks it about one notes that.
  func typesUsedOtherwise(than before: Self) -> [SymbolID]
}

extension Analysis {
  package static var asks: [any Analysis.Type] { [] }
  package static func files(reachedBy names: Set<String>, in codebase: Codebase) -> [FileID] { [] }
  package func typesUsedOtherwise(than before: Self) -> [SymbolID] { [] }
}
