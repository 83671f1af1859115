import ArchFacts

/// A protocol in place of a type that some files may not use: they ask for the protocol, and the type conforms to it.
package struct ProtocolProposal: Sendable, Equatable {
  package enum Agreement: Sendable, Equatable {
    /// The type conforms to it already.
    case existing
    /// It would be declared in this file.
    case new(path: String)
  }

  /// Qualified.
  package let type: String
  /// The file that declares it.
  package let path: String
  package let agreement: Agreement
  /// Of the protocol.
  package let name: String
  /// The layer that most of the users are in, and that of the type.
  package let from: String
  package let to: String
  /// The files that would name it.
  package let users: [String]
  /// What they use of the type, by name and sorted: what the protocol has to ask for.
  package let members: [String]

  /// How many uses fewer would be against the order of layers. Only a check tells what a rule makes of it.
  package var gain: Int { users.count }

  /// The best first.
  ///
  /// - Parameter isLeftOut: whether a path stays as it is.
  package static func all(
    in codebase: Codebase, leavingOut isLeftOut: (String) -> Bool
  ) -> [ProtocolProposal] {
    let uses = ReplaceableUses(in: codebase)
    return uses.types.compactMap { uses.proposal(for: $0, leavingOut: isLeftOut) }.sorted { one, other in
      one.gain == other.gain ? one.type.precedes(other.type) : one.gain > other.gain
    }
  }
}
