package import ArchFacts

/// Where a decision is in its life cycle.
package enum RecordStatus: String, Sendable, CaseIterable {
  case proposed, accepted, rejected, deprecated, superseded
}

/// What a record says of its status.
package struct StatusEntry: Sendable {
  /// What was written, without markup around it; empty when nothing is there.
  package let range: ByteRange
  package let text: String
  /// `nil` when no word of it is a known status.
  package let status: RecordStatus?
  /// The choice of a template, from which nobody chose: `Proposed | Accepted | Deprecated`.
  package let isChoice: Bool
  /// The records that this one was superseded by.
  package let successors: [RecordReference]
  /// The records that this one says it supersedes as a whole.
  package let predecessors: [RecordReference]
}

extension RecordStatus {
  /// By the words that teams use for it, in English and Spanish.
  init?(word: String) {
    if Self.proposedWords.contains(word) {
      self = .proposed
    } else if Self.acceptedWords.contains(word) {
      self = .accepted
    } else if Self.rejectedWords.contains(word) {
      self = .rejected
    } else if Self.deprecatedWords.contains(word) {
      self = .deprecated
    } else if Self.supersededWords.contains(word) {
      self = .superseded
    } else {
      return nil
    }
  }

  private static let proposedWords: Set<String> = [
    "proposed", "proposal", "draft", "pending", "wip", "rfc", "review", "discussion", "deferred",
    "postponed", "hold", "on-hold", "experimental", "trial", "open", "propuesto", "propuesta", "borrador",
    "pendiente", "revision", "discusion",
  ]
  private static let acceptedWords: Set<String> = [
    "accepted", "approved", "adopted", "decided", "agreed", "implemented", "active", "final", "done",
    "current", "amended", "enacted", "ratified", "aceptado", "aceptada", "aprobado", "aprobada", "adoptado",
    "adoptada", "implementado", "implementada", "vigente", "decidido", "activo", "activa",
  ]
  private static let rejectedWords: Set<String> = [
    "rejected", "declined", "withdrawn", "abandoned", "cancelled", "canceled", "dropped", "rechazado",
    "rechazada", "descartado", "descartada", "cancelado", "cancelada",
  ]
  private static let deprecatedWords: Set<String> = [
    "deprecated", "obsolete", "retired", "expired", "archived", "outdated", "obsoleto", "obsoleta",
    "deprecado", "deprecada", "depreciado", "depreciada",
  ]
  static let supersededWords: Set<String> = [
    "superseded", "superceded", "superseeded", "replaced", "reemplazado", "reemplazada", "sustituido",
    "sustituida", "superado", "superada",
  ]
}
