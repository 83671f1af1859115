package import ArchFacts

/// What one file says by itself: all that can be worked out before the other files are known.
package final class ScannedFile: Sendable {
  package let facts: FileFacts
  /// Previews, debug branches, mocks: what seems never to reach a user of the app.
  let pieces: [NonProductionCode.Piece]
  /// What may be names of modules before names of theirs.
  let modulePrefixes: [ModulePrefix]
  let buildConditions: BuildConditions
  let lines = LinesOfFile()
  let words = WordsOfFile()

  package init(_ facts: FileFacts) {
    self.facts = facts
    buildConditions = BuildConditions(of: facts)
    pieces = NonProductionCode.pieces(in: facts)
    modulePrefixes = ModulePrefix.candidates(in: facts)
  }
}
