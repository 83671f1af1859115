import ArchConfig
import ArchFacts

/// A file, folder or type that would break fewer decisions about layers in another layer, and a place there.
package struct MoveProposal: Sendable, Equatable {
  /// A file, or a folder without a slash at the end.
  package let path: String
  /// The one of the types in the file that goes alone; `nil` where all do.
  package let type: String?
  /// Where the file or folder would be.
  package let place: String
  package let from: String
  package let to: String
  package let files: Int
  /// How many uses fewer would be against the order of layers. Only a check tells what a rule makes of it.
  package let gain: Int

  /// Those that gain something, the best first: of equal ones what moves less.
  ///
  /// What has nothing to do with a layer has no place there, nor what is of another kind than what is there; and what
  /// puts the app together is no place for what breaks a rule elsewhere.
  ///
  /// - Parameter isLeftOut: whether a path stays where it is.
  package static func all(in codebase: Codebase, leavingOut isLeftOut: (String) -> Bool) -> [MoveProposal] {
    let uses = LayerCrossings(of: codebase)
    var proposals: [MoveProposal] = []
    for unit in uses.units(leavingOut: isLeftOut) {
      for layer in codebase.architecture.layers.indices {
        if let proposal = uses.proposal(moving: unit, to: layer) { proposals.append(proposal) }
      }
    }
    func precedes(_ one: MoveProposal, _ other: MoveProposal) -> Bool {
      if one.gain != other.gain { return one.gain > other.gain }
      if one.files != other.files { return one.files < other.files }
      if one.path != other.path { return one.path.precedes(other.path) }
      // A file that is nothing without the type goes as a whole.
      return one.type == other.type ? one.to.precedes(other.to) : (one.type ?? "").precedes(other.type ?? "")
    }
    return proposals.sorted(by: precedes)
  }
}
